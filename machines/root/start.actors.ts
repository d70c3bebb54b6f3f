import { fromCallback, fromPromise } from 'xstate'
import type { Configuration } from '../../src/api/configuration'
import { lazySavedSignIn } from '../auth/lazySignIn'
import type { PaymentsFound } from '../contract/contract.types'
import type { PendingWork } from '../contract/pendingWork'
import {
  draftDeletionTimes,
  forgetKeptDrafts,
  forgetOldDraftsAside,
  halfFilledAddresses,
  readKeptDrafts,
} from '../drafts'
import { type Services, servicesOf } from '../services'
import type { OpenedSession, Session } from '../session'
import { type SignedIn, signedInOf } from '../signedIn'
import { OPEN_UNTIL, SAVED_DAP, SAVED_IDENTIFICATION, SAVED_LOGIN, SESSION, TAB } from '../storageKeys'
import type { AppEvent, PaymentDismissed, PendingIdentification, SavedSignIns } from './app.types'
import { lazySession } from './lazySession'

export const loadConfigurationActor = fromPromise<Configuration>(({ system, signal }) =>
  servicesOf(system).loadConfiguration(signal),
)

export const loadTextsActor = fromPromise<void>(({ system, signal }) =>
  servicesOf(system).loadTexts(['common'], signal),
)

export const startMockActor = fromPromise<void>(({ system }) => servicesOf(system).startMock())

const noSession = { type: 'none', session: null } as const

/**
 * Returns the session that ended before this page was loaded. Returns `none` if the tab has no record of the session's
 * drafts.
 */
const endedSessionOf = (services: Pick<Services, 'storage'>): OpenedSession => {
  const record = readKeptDrafts(services)
  if (record === null) return noSession
  const hadDrafts = record.wereDeleted || halfFilledAddresses(services, record.contractNumber).length > 0
  return { type: 'ended', session: null, owner: record.contractNumber === '' ? null : record, hadDrafts }
}

/**
 * Opens the session of a finished sign-in: of `signedIn`, or else of the sign-in that this tab saved for a reload. An
 * invalid token opens no session. Loads the modules for a signed-in customer.
 */
export const openSessionActor = fromPromise<OpenedSession, { readonly signedIn: SignedIn | null }>(
  async ({ input: { signedIn }, system }) => {
    const services = servicesOf(system)
    const savedSignIn: unknown = signedIn ?? services.storage.read(SESSION)
    if (savedSignIn === undefined) return endedSessionOf(services)
    // A new sign-in has just had an answer of the insurer, which told its time. A clock that is behind may be corrected
    // during the session, so only a clock that is ahead counts.
    const newSignIn = signedIn && { ...signedIn, clockLead: Math.max(0, services.now() - services.insurerTime()) }
    const loading = services.loadModule('signedIn')
    if (loading !== undefined) {
      // If the module cannot be loaded, the customer reloads the page. The page then finds this saved sign-in.
      if (newSignIn !== null) services.storage.write(SESSION, { ...newSignIn, expiresAt: null })
      // If the tab's machine never starts, nothing else records when the tab was open.
      if (services.storage.read(TAB) === undefined) services.storage.write(OPEN_UNTIL, services.now())
      await loading.finally(() => newSignIn !== null && services.storage.remove(SESSION))
    }
    const session = lazySession.get('sessionOf')(newSignIn ?? savedSignIn)
    if (session === null) return noSession
    // Loads the module with the list of contracts that the session's contract was chosen from. The start page and the
    // header show this list.
    if (session.openedBy === 'dap') await services.loadModule('dap')
    if (session.expiresAt !== null && session.expiresAt > services.now()) return { type: 'open', session }
    // A new token that seems to have expired means that the device's clock is wrong, so the expiry is ignored.
    const isExpiryIgnored = signedIn !== null || Object(savedSignIn).expiresAt === null
    if (isExpiryIgnored) return { type: 'open', session: { ...session, expiresAt: null } }
    return { type: 'over', session, hadDrafts: halfFilledAddresses(services, session.contractNumber).length > 0 }
  },
)

/**
 * Deletes the drafts of expired sessions after half an hour. Sends `drafts.forgotten` when the drafts of the last
 * session are deleted. Waits with `sleepUntil`, because a plain timer stops while the device sleeps.
 */
export const forgetDraftsInTimeActor = fromCallback(({ sendBack, system }) => {
  const services = servicesOf(system)
  const record = readKeptDrafts(services)
  const controller = new AbortController()
  for (const deletionTime of draftDeletionTimes(services)) {
    void services.sleepUntil(deletionTime, controller.signal).then(() => forgetOldDraftsAside(services))
  }
  if (record !== null) {
    void services.sleepUntil(record.until, controller.signal).then(() => {
      forgetKeptDrafts(services)
      sendBack({ type: 'drafts.forgotten' } satisfies AppEvent)
    })
  }
  return () => controller.abort()
})

/**
 * Loads the module of the sign-in, and the module of the second step if a sign-in was started. Returns the sign-ins
 * saved in this tab.
 */
export const openSignInActor = fromPromise<SavedSignIns>(async ({ system }) => {
  const { loadModule, storage, keeps } = servicesOf(system)
  const savedLogin = storage.read(SAVED_LOGIN)
  const isLoginStarted = savedLogin !== undefined
  await Promise.all([loadModule('signIn'), ...(isLoginStarted ? [loadModule('secondStep')] : [])])
  return {
    login: isLoginStarted ? lazySavedSignIn.get('readSavedLogin')(savedLogin) : null,
    dap: storage.read(SAVED_DAP) ?? null,
    identification: pendingIdentificationOf(storage.read(SAVED_IDENTIFICATION)),
    canOpenHere: keeps(),
  }
})

const pendingIdentificationOf = (savedValue: unknown): PendingIdentification | null => {
  const { caseId } = Object(savedValue)
  const signedIn = signedInOf(savedValue)
  return signedIn !== null && typeof caseId === 'string' ? { ...signedIn, caseId } : null
}

/** Sent to the actor when the half-filled cases of this tab may have changed. */
interface DraftsChanged {
  readonly type: 'drafts.changed'
}

/**
 * Sends the contract's open card payments (`OpenPayment`) in this browser, and again after each change in any tab.
 * Sends the half-filled cases in this tab, and again after `drafts.changed` if they have changed. Removes a payment
 * from the open ones after `payment.dismissed`.
 */
export const watchUnsentActor = fromCallback<PaymentDismissed | DraftsChanged, { readonly session: Session | null }>(
  ({ input: { session }, receive, sendBack, system }) => {
    const services = servicesOf(system)
    if (session === null) return
    let lastSentPayments = '[]'
    const sendPayments = (): void => {
      const { payments } = lazySession.get('pendingWorkOf')(services, session)
      const serialized = JSON.stringify(payments)
      if (serialized === lastSentPayments) return
      lastSentPayments = serialized
      sendBack({ type: 'payments.found', payments } satisfies PaymentsFound)
    }
    let lastSentDrafts = '[]'
    const sendDrafts = (): void => {
      const halfFilled = halfFilledAddresses(services, session.contractNumber)
      const serialized = JSON.stringify(halfFilled)
      if (serialized === lastSentDrafts) return
      lastSentDrafts = serialized
      sendBack({ type: 'drafts.found', halfFilled } satisfies AppEvent)
    }
    sendPayments()
    sendDrafts()
    receive((event) => {
      if (event.type === 'payment.dismissed') lazySession.get('dismissPayment')(services, event.id)
      else sendDrafts()
    })
    return services.sharedStorage.onChange(sendPayments)
  },
)

/**
 * Loads the module of the main menu. Returns the pending work of the signed-in customer, or `null` without a session.
 */
export const openHomeActor = fromPromise<PendingWork | null, { readonly session: Session | null }>(
  async ({ input: { session }, system }) => {
    const services = servicesOf(system)
    const loading = services.loadModule('home')
    if (loading !== undefined) await loading
    return session === null ? null : lazySession.get('pendingWorkOf')(services, session)
  },
)
