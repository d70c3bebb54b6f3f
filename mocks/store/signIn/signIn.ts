import type { LoginResult } from '../../../src/api/auth'
import { requiredIdentification } from '../identification/identification'
import type { AuthType, Contract } from '../state'
import type { Store } from '../store'
import { openSession } from './token'

/** Opens a session on a contract and returns the result of the sign-in. */
export const signIn = (store: Store, contract: Contract, authType: AuthType): LoginResult => {
  const identificationCaseId = requiredIdentification(store, { contractNumber: contract.number, authType })
  return {
    accessToken: openSession(store, contract, authType),
    ...(identificationCaseId !== null && { identificationCaseId }),
  }
}
