import type { LoginResult } from '../../../src/api/auth'
import { type Banned, findContract, type Wrong } from '../signIn/login'
import { signIn } from '../signIn/signIn'
import type { Store } from '../store'

/**
 * Signs in somebody who is not the contractor, by the number of a contract that is alive or of a proposal. Nothing
 * secret is asked for, so it does not give back the attempts of the contractor's own sign-in.
 */
export const loginAsNonContractor = (store: Store, number: string): LoginResult | Wrong | Banned => {
  const found = findContract(store, number, ({ header }) => header.contract.contractStatusId === 1)
  return 'kind' in found ? found : signIn(store, found, 'NON_CONTRACTOR')
}
