import { settleBalance } from '../payments/balance'
import { type ContractEnd, endBalance } from '../payments/ending'
import { endDebtDays, storePastPremium } from '../payments/past'
import type { HomeContract } from '../state'
import type { Store } from '../store'

// Menu entries that the insurer still offers after a contract has ended.
const KEYS_AFTER_END = new Set([
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
 * Ends a contract on a day that is not in the future. Charges the uncharged days up to the end, and credits the charged
 * days after the end.
 */
export const endContract = (store: Store, contract: HomeContract, end: ContractEnd): void => {
  const { endDate, terminationReasonId, discount = 0 } = end
  const { used, unused, usedDays } = endBalance(store, contract, endDate)
  storePastPremium(contract)
  endDebtDays(contract, endDate)
  settleBalance(store, contract, used - unused + discount, usedDays)
  const { header } = contract
  contract.header = {
    ...header,
    insurancePeriod: null,
    insuranceValidDate: null,
    canChangeToEmailCommunication: false,
    enabledMenuItems: header.enabledMenuItems.filter((key) => KEYS_AFTER_END.has(key)),
    contract: {
      ...header.contract,
      contractStatusId: 2,
      endDate,
      contractDateEnd: endDate,
      terminationReasonId,
    },
  }
}
