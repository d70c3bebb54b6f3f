import type { LoginResult } from '../../../src/api/auth'
import { recordRenewedToken } from '../dap/dap'
import { contractOf, type Store } from '../store'
import { signIn } from './signIn'
import { expireSession, type RunningSession } from './token'

/** Replaces a session by a new session that ends later. Returns `undefined` if the insurer does not renew sessions. */
export const renewStoredSession = (
  store: Store,
  { id, contractNumber, authType }: RunningSession,
): LoginResult | undefined => {
  if (!store.state.settings.canRenew) return undefined
  expireSession(store, id)
  const loginResult = signIn(store, contractOf(store, contractNumber), authType)
  recordRenewedToken(store, id, loginResult.accessToken)
  return loginResult
}
