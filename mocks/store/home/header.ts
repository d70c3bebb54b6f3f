import type { HomeHeader } from '../../../src/api/entities'
import { casesInProgress } from '../cases/cases'
import { claimsOf } from '../claims/claims'
import { announcedTransfers } from '../payments/announced'
import { currentDebtDays, headerDebt } from '../payments/owed'
import type { HomeContract } from '../state'
import type { Store } from '../store'
import { settleHome } from './settle'

/** The home contract in its current state. */
export const homeContract = (store: Store, contract: HomeContract): HomeHeader['contract'] => {
  settleHome(store, contract)
  return {
    ...contract.header.contract,
    claims: claimsOf(store, contract).map(({ damagedThings: _, ...claimFields }) => claimFields),
  }
}

/**
 * The header of a home contract in its current state. An ended contract offers payment only while there is a debt.
 */
export const homeHeader = (store: Store, contract: HomeContract): HomeHeader => {
  const currentContract = homeContract(store, contract)
  const { header } = contract
  const isPaymentOffered = currentContract.contractStatusId === 1 || header.debt !== null
  const enabledMenuItems = header.enabledMenuItems.filter((key) => key !== 'pay' || isPaymentOffered)
  return {
    ...header,
    debt: headerDebt(store, contract),
    announcedTransfers: announcedTransfers(store, contract),
    debtDays: currentDebtDays(store, contract),
    enabledMenuItems,
    casesCount: casesInProgress(store, contract),
    contract: currentContract,
  }
}
