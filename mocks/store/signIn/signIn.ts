import type { LoginResult } from '../../../src/api/auth'
import { identificationAskedOf } from '../identification/identification'
import type { AuthType, Contract } from '../state'
import type { World } from '../store'
import { openSession } from './token'

/** Opens a session on a contract, and says what the customer is answered. */
export const signIn = (world: World, contract: Contract, authType: AuthType): LoginResult => {
  const identificationCaseId = identificationAskedOf(world, { contractNumber: contract.number, authType })
  return {
    accessToken: openSession(world, contract, authType),
    ...(identificationCaseId !== null && { identificationCaseId }),
  }
}
