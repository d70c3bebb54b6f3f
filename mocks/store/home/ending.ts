import { settleBalance } from '../payments/balance'
import { type End, endBalance } from '../payments/ending'
import { endDebtDays, rememberPast } from '../payments/past'
import type { HomeContract } from '../state'
import type { Store } from '../store'

// Menu entries that the insurer still offers after a contract has ended.
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

/**
 * Ends a contract on a day that has come. Charges the used days that were not charged yet, and no days after the end.
 */
export const endContract = (store: Store, contract: HomeContract, end: End): void => {
  const { endDate, terminationReasonId, discount = 0 } = end
  const { used, unused, usedDays } = endBalance(store, contract, endDate)
  rememberPast(contract)
  endDebtDays(contract, endDate)
  settleBalance(store, contract, used - unused + discount, usedDays)
  const { header } = contract
  contract.header = {
    ...header,
    insurancePeriod: null,
    insuranceValidDate: null,
    canChangeToEmailCommunication: false,
    enabledMenuItems: header.enabledMenuItems.filter((key) => OFFERED_AFTERWARDS.has(key)),
    contract: {
      ...header.contract,
      contractStatusId: 2,
      endDate,
      contractDateEnd: endDate,
      terminationReasonId,
    },
  }
}
