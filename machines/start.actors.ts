import { fromPromise } from 'xstate'
import type { Configuration } from '../src/api/configuration'
import { createSlot } from './actors/slot'
import type { loginMachine } from './auth/login.machine'
import type { contractMachine } from './contract/contract.machine'
import { portsOf } from './ports'
import { type Session, sessionOf } from './session'
import { SAVED_LOGIN, SESSION } from './storageKeys'

/** Where the sign-in's chart runs, once it has loaded. */
export const loginSlot = createSlot<typeof loginMachine>('login')

/** Where the open contract's chart runs, once it has loaded. */
export const contractSlot = createSlot<typeof contractMachine>('contract')

export const loadConfigurationActor = fromPromise<Configuration>(({ system, signal }) =>
  portsOf(system).loadConfiguration(signal),
)

export const loadTextsActor = fromPromise<void>(({ system, signal }) => portsOf(system).loadTexts(['common'], signal))

export const startMockActor = fromPromise<void>(({ system }) => portsOf(system).startMock())

/** The session that this tab kept over a reload, unless it has run out or is garbage. */
export const restoreSessionActor = fromPromise<Session | null>(async ({ system }) => {
  const { storage, now } = portsOf(system)
  const session = sessionOf(storage.read(SESSION))
  return session !== null && session.expiresAt > now() ? session : null
})

/** Loads the sign-in, and gives what an earlier sign-in in this tab has kept, unchecked. */
export const openSignInActor = fromPromise<unknown>(async ({ system }) => {
  const ports = portsOf(system)
  await ports.loadSignIn()
  return ports.storage.read(SAVED_LOGIN) ?? null
})

/** Loads what every contract needs. */
export const openContractActor = fromPromise<void>(({ system }) => portsOf(system).loadContract())
