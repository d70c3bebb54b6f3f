import { premiumAccountOf } from '../accounts/accounts'
import { putInto } from '../accounts/worth'
import type { Contract } from '../state'
import type { World } from '../store'
import { drawRelief } from './taxRelief'

/** Puts a premium that came in into the account of premiums, laid out as future payments are, and draws tax relief for it. */
export const premiumCame = (world: World, contract: Contract, amount: number): void => {
  switch (contract.insuranceType) {
    case 'elet':
    case 'nyugdij':
    case 'baleset': {
      const account = premiumAccountOf(contract)
      if (account === undefined || amount <= 0) return
      putInto(world, account, amount, account.future)
      drawRelief(world, contract, amount)
      return
    }
    default:
      return
  }
}
