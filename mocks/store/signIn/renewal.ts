import type { LoginResult } from '../../../src/api/auth'
import { noteRenewed } from '../dap/dap'
import { contractOf, type World } from '../store'
import { signIn } from './signIn'
import { endSession, type RunningSession } from './token'

/** Puts a new session in the place of one, with a later end; `undefined` where the insurer does not renew. */
export const renew = (world: World, { id, contractNumber, authType }: RunningSession): LoginResult | undefined => {
  if (!world.state.settings.canRenew) return undefined
  endSession(world, id)
  const renewed = signIn(world, contractOf(world, contractNumber), authType)
  noteRenewed(world, id, renewed.accessToken)
  return renewed
}
