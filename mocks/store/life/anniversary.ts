import { beginYear } from '../contract/insuranceYear'
import type { Passing } from '../contract/passing'
import type { LifeContract } from '../state'

/** That a contract's next year begins: it costs the same until its contractor says otherwise, which can be done anew. */
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
