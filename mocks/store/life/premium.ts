import { premiumAccountOf } from '../accounts/accounts'
import { putInto } from '../accounts/worth'
import type { Contract } from '../state'
import type { Store } from '../store'
import { drawRelief } from './taxRelief'

/** Invests a premium (in forints) in the premium account, allocated like future payments. Records its tax relief. */
export const investPremium = (store: Store, contract: Contract, amount: number): void => {
  switch (contract.insuranceType) {
    case 'elet':
    case 'nyugdij':
    case 'baleset': {
      const account = premiumAccountOf(contract)
      if (account === undefined || amount <= 0) return
      putInto(store, account, amount, account.future)
      drawRelief(store, contract, amount)
      return
    }
    default:
      return
  }
}
