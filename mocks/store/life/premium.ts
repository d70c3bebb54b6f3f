import { premiumAccountOf } from '../accounts/accounts'
import { payInto } from '../accounts/worth'
import type { Contract } from '../state'
import type { Store } from '../store'
import { addUsedRelief } from './taxRelief'

/**
 * Invests a life premium (in forints) in the premium account, allocated like future payments, and records its tax
 * relief. Does nothing for vehicle and home contracts.
 */
export const investPremium = (store: Store, contract: Contract, amount: number): void => {
  switch (contract.insuranceType) {
    case 'elet':
    case 'nyugdij':
    case 'baleset': {
      const account = premiumAccountOf(contract)
      if (account === undefined || amount <= 0) return
      payInto(store, account, amount, account.future)
      addUsedRelief(store, contract, amount)
      return
    }
    default:
      return
  }
}
