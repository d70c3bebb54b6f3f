import { premiumAccountOf } from '../accounts/accounts'
import { putInto } from '../accounts/worth'
import type { Contract } from '../state'
import type { Store } from '../store'
import { drawRelief } from './taxRelief'

/** Pays a premium into the premium account, allocated like future payments, and draws tax relief for it. */
export const premiumCame = (store: Store, contract: Contract, amount: number): void => {
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
