import { dealtWith } from '../cases/cases'
import type { PropertyContract } from '../state'
import type { World } from '../world'

// What the insurer still offers when a contract has ended.
const OFFERED_AFTERWARDS = new Set([
  'contract-data',
  'online-cases',
  'pay',
  'invoice',
  'reminder',
  'other-documents',
  'downloadable-documents',
  'have-questions',
  'logout',
])

/** Ends a contract whose termination the insurer has dealt with. */
export const settleTermination = (world: World, contract: PropertyContract): void => {
  const { header, terminations = [] } = contract
  if (header.contract.contractStatusId === 2 || terminations.length === 0) return
  const succeeded = dealtWith(world, contract)
  const finished = terminations.find(({ caseId }) => succeeded.has(caseId))
  if (finished === undefined) return
  const { terminationReasonId, endDate } = finished
  contract.header = {
    ...header,
    insurancePeriod: null,
    insuranceValidDate: null,
    canChangeToEmailCommunication: false,
    enabledMenuItems: header.enabledMenuItems.filter((key) => OFFERED_AFTERWARDS.has(key)),
    contract: { ...header.contract, contractStatusId: 2, endDate, contractDateEnd: endDate, terminationReasonId },
  }
}
