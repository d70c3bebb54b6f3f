import type { LoginResult } from '../../../src/api/auth'
import { type ActiveBan, findContract, type WrongAnswer } from '../signIn/login'
import { signIn } from '../signIn/signIn'
import type { Store } from '../store'

/**
 * Signs in a non-contractor by the number of a contract in force or of a proposal. No secret is checked, so the
 * attempts of the contractor's own sign-in are not reset.
 */
export const loginAsNonContractor = (store: Store, number: string): LoginResult | WrongAnswer | ActiveBan => {
  const result = findContract(store, number, ({ header }) => header.contract.contractStatusId === 1)
  return 'kind' in result ? result : signIn(store, result, 'NON_CONTRACTOR')
}
