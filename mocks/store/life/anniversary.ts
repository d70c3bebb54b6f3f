import { beginYear } from '../contract/insuranceYear'
import type { Passing } from '../contract/passing'
import type { LifeContract } from '../state'

/**
 * The start of a contract's next year. The premium stays until the contractor accepts an indexation, which becomes
 * available again.
 */
export const anniversary = (contract: LifeContract): Passing | undefined => {
  const inside = contract.header.contract
  const { anniversaryDate: day } = inside
  if (!day) return undefined
  const happens: Passing['happens'] = () => {
    inside.anniversaryDate = beginYear(contract, day)
    inside.hasIndexStatementCase = false
    inside.indexStatementCaseId = null
  }
  return { day, happens }
}
