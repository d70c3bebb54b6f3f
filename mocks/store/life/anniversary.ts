import { beginYear } from '../contract/insuranceYear'
import type { TimedEvent } from '../contract/timedEvents'
import type { LifeContract } from '../state'

/**
 * The event that starts a contract's next year. The premium does not change by itself. The contractor can accept or
 * decline an indexation again.
 */
export const anniversaryEvent = (contract: LifeContract): TimedEvent | undefined => {
  const contractData = contract.header.contract
  const { anniversaryDate: day } = contractData
  if (!day) return undefined
  const happens: TimedEvent['happens'] = () => {
    contractData.anniversaryDate = beginYear(contract, day)
    contractData.hasIndexStatementCase = false
    contractData.indexStatementCaseId = null
  }
  return { day, happens }
}
