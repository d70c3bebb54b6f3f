import { fromPromise } from 'xstate'
import type { Configuration } from '../src/api/configuration'
import { createSlot } from './actors/slot'
import type { loginMachine } from './auth/login.machine'
import type { logoutMachine } from './auth/logout.machine'
import type { contractMachine } from './contract/contract.machine'
import { portsOf } from './ports'
import type { Session } from './session'
import { SAVED_LOGIN, SESSION } from './storageKeys'

/** Where the sign-in's chart runs, once it has loaded. */
export const loginSlot = createSlot<typeof loginMachine>('login')

/** Where the logout's chart runs. It loads with the session, so it is there whenever it can be asked for. */
export const logoutSlot = createSlot<typeof logoutMachine>('logout')

/** Where the open contract's chart runs, once it has loaded. */
export const contractSlot = createSlot<typeof contractMachine>('contract')

export const loadConfigurationActor = fromPromise<Configuration>(({ system, signal }) =>
  portsOf(system).loadConfiguration(signal),
)

export const loadTextsActor = fromPromise<void>(({ system, signal }) => portsOf(system).loadTexts(['common'], signal))

export const startMockActor = fromPromise<void>(({ system }) => portsOf(system).startMock())

/**
 * Opens the session of a token: the one given, or the one that this tab kept over a reload. `null` where there is none,
 * or it has run out or is garbage. Loads what a signed-in customer needs.
 */
export const openSessionActor = fromPromise<Session | null, { readonly accessToken: string | null }>(
  async ({ input, system }) => {
    const { storage, now, loadSignedIn } = portsOf(system)
    const token = input.accessToken ?? storage.read(SESSION)
    if (token === undefined) return null
    const { sessionOf } = await loadSignedIn()
    const session = sessionOf(token)
    return session !== null && session.expiresAt > now() ? session : null
  },
)

/** Loads the sign-in, and gives what an earlier sign-in in this tab has kept, unchecked. */
export const openSignInActor = fromPromise<unknown>(async ({ system }) => {
  const ports = portsOf(system)
  await ports.loadSignIn()
  return ports.storage.read(SAVED_LOGIN) ?? null
})

/** Loads the main menu. */
export const openHomeActor = fromPromise<void>(({ system }) => portsOf(system).loadHome())
