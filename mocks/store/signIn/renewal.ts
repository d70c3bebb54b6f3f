import type { LoginResult } from '../../../src/api/auth'
import { noteRenewed } from '../dap/dap'
import { contractOf, type Store } from '../store'
import { signIn } from './signIn'
import { endSession, type RunningSession } from './token'

/** Replaces a session by a new session that ends later. Returns `undefined` if the insurer does not renew sessions. */
export const renew = (store: Store, { id, contractNumber, authType }: RunningSession): LoginResult | undefined => {
  if (!store.state.settings.canRenew) return undefined
  endSession(store, id)
  const renewed = signIn(store, contractOf(store, contractNumber), authType)
  noteRenewed(store, id, renewed.accessToken)
  return renewed
}
