import { fromCallback, fromPromise } from 'xstate'
import type { Configuration } from '../src/api/configuration'
import { createSlot } from './actors/slot'
import type { KeptSignIn, PendingIdentification } from './app.types'
import type { loginMachine } from './auth/login.machine'
import type { logoutMachine } from './auth/logout.machine'
import type { sessionMachine } from './auth/session.machine'
import type { contractMachine } from './contract/contract.machine'
import type { dapMachine } from './dap/dap.machine'
import { keptDrafts, settleDrafts } from './drafts'
import type { identificationMachine } from './identification/identification.machine'
import type { paymentReturnMachine } from './payment/paymentReturn.machine'
import type { phoneRequestMachine } from './phoneRequest/phoneRequest.machine'
import { type Part, portsOf } from './ports'
import type { securityMachine } from './security/security.machine'
import type { OpenedSession } from './session'
import { SAVED_DAP, SAVED_IDENTIFICATION, SAVED_LOGIN, SESSION } from './storageKeys'

/** Where the sign-in's chart runs, once it has loaded. */
export const loginSlot = createSlot<typeof loginMachine>('login')

/** Where the logout's chart runs. It loads with the session, so it is there whenever it can be asked for. */
export const logoutSlot = createSlot<typeof logoutMachine>('logout')

/** Where the session's chart runs. It loads with the session. */
export const sessionSlot = createSlot<typeof sessionMachine>('session')

/** Where the DÁP sign-in's chart runs, once it has loaded. */
export const dapSlot = createSlot<typeof dapMachine>('dap')

/** Where the chart of an identification runs, once it has loaded. */
export const identificationSlot = createSlot<typeof identificationMachine>('identification')

/** Where the phone number request's chart runs, once it has loaded. */
export const phoneRequestSlot = createSlot<typeof phoneRequestMachine>('phoneRequest')

/** Where the return from a card payment runs, once it has loaded. */
export const paymentReturnSlot = createSlot<typeof paymentReturnMachine>('paymentReturn')

/** Where the chart of the security settings runs, once it has loaded. */
export const securitySlot = createSlot<typeof securityMachine>('security')

/** Where the open contract's chart runs, once it has loaded. */
export const contractSlot = createSlot<typeof contractMachine>('contract')

export const loadConfigurationActor = fromPromise<Configuration>(({ system, signal }) =>
  portsOf(system).loadConfiguration(signal),
)

export const loadTextsActor = fromPromise<void>(({ system, signal }) => portsOf(system).loadTexts(['common'], signal))

export const startMockActor = fromPromise<void>(({ system }) => portsOf(system).startMock())

const none = { type: 'none', session: null } as const

/**
 * Opens the session of a token: the one given, or the one that this tab kept over a reload. There is none in a token that
 * is garbage. Loads what a signed-in customer needs.
 */
export const openSessionActor = fromPromise<OpenedSession, { readonly accessToken: string | null }>(
  async ({ input, system }) => {
    const ports = portsOf(system)
    const kept: unknown = input.accessToken === null ? ports.storage.read(SESSION) : { accessToken: input.accessToken }
    if (kept === undefined) return none
    const { sessionOf } = await ports.loadSignedIn()
    const { accessToken, expiresAt } = Object(kept)
    const session = sessionOf(accessToken)
    if (session === null) return none
    if (session.expiresAt !== null && session.expiresAt > ports.now()) return { type: 'open', session }
    // A token that seems to have run out before it came: the device's clock is wrong, and it is not the token's fault.
    const isUntimed = input.accessToken !== null || expiresAt === null
    return isUntimed ? { type: 'open', session: { ...session, expiresAt: null } } : { type: 'over', session }
  },
)

/** Lets the drafts of a session that ran out go when their time is over. */
export const forgetDraftsInTimeActor = fromCallback(({ system }) => {
  const ports = portsOf(system)
  const kept = keptDrafts(ports)
  if (kept === null) return
  const timer = setTimeout(() => settleDrafts(ports, undefined), Math.max(0, kept.until - ports.now()))
  return () => clearTimeout(timer)
})

/** Loads the sign-in, and gives what earlier sign-ins in this tab have kept. */
export const openSignInActor = fromPromise<KeptSignIn>(async ({ system }) => {
  const { loadSignIn, storage } = portsOf(system)
  await loadSignIn()
  return {
    login: storage.read(SAVED_LOGIN) ?? null,
    dap: storage.read(SAVED_DAP) ?? null,
    identification: pendingIdentification(storage.read(SAVED_IDENTIFICATION)),
  }
})

/** Loads a part of the portal that few customers need. */
export const openPartActor = fromPromise<void, { readonly part: Part }>(({ input, system }) =>
  portsOf(system).loadPart(input.part),
)

const pendingIdentification = (kept: unknown): PendingIdentification | null => {
  const { accessToken, caseId } = Object(kept)
  return typeof accessToken === 'string' && typeof caseId === 'string' ? { accessToken, caseId } : null
}

/** Loads the main menu. */
export const openHomeActor = fromPromise<void>(({ system }) => portsOf(system).loadHome())
