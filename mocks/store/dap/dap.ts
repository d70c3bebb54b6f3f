import type * as v from 'valibot'
import type { dapStatus } from '../../../src/api/entities'
import { closeSession, sessionOf } from '../signIn/token'
import { lookUp, newId, type Store } from '../store'
import type { DapSession } from './state'

/** How far a sign-in by the DÁP app has come. */
export type DapStatus = v.InferOutput<typeof dapStatus>

const MINUTE = 60_000

/** How long a sign-in waits for the phone, in ms (assumed). */
const WAITING_LENGTH = 10 * MINUTE

/** How long an identified session lives, in ms (assumed): longer than that of a contract. */
const IDENTIFIED_LENGTH = 60 * MINUTE

/** How long before its end the phone opens a sign-in that goes by itself, at most, in ms. */
const LEAD = 3000

/** A sign-in with its id. */
interface StartedDap {
  readonly sessionId: string
  readonly session: DapSession
}

/** Starts a sign-in. */
export const startDap = (store: Store): StartedDap => {
  const sessionId = newId(store, 'dap')
  const session: DapSession = {
    startedAt: store.now(),
    websocketId: newId(store, 'dap-socket'),
    ...newCode(store),
    openedAt: null,
    decision: null,
    contractSessions: [],
  }
  store.state.dap ??= {}
  store.state.dap[sessionId] = session
  return { sessionId, session }
}

/**
 * Gives a sign-in that waits a fresh code; where its code had expired, it is started again. One that was opened or
 * identified keeps its code. `undefined` where it is over.
 */
export const renewDapCode = (store: Store, sessionId: string): DapSession | undefined => {
  const session = findDap(store, sessionId)
  if (session === undefined) return undefined
  const status = dapStatusOf(store, session)
  if (isLastStatus(store, session)) return status === 'IDENTIFIED' ? session : undefined
  if (status !== 'IN_PROGRESS') Object.assign(session, newCode(store))
  return session
}

/** How far a sign-in has come. */
export const dapStatusOf = (store: Store, session: DapSession): DapStatus => {
  const now = store.now()
  settle(store, session)
  const { decision, openedAt, startedAt, codeExpiresAt } = session
  if (decision?.status === 'IDENTIFIED') return now < decision.at + IDENTIFIED_LENGTH ? 'IDENTIFIED' : 'EXPIRED'
  if (decision !== null) return decision.status
  if (now >= startedAt + WAITING_LENGTH) return 'EXPIRED'
  const opensAt = openedAt ?? goesByItself(store, session)?.opensAt ?? Number.POSITIVE_INFINITY
  if (now >= opensAt) return 'IN_PROGRESS'
  return now < codeExpiresAt ? 'STARTED' : 'EXPIRED'
}

/** Whether nobody needs to be told any more: decided, or over for good. An expired code can be renewed until then. */
export const isLastStatus = (store: Store, { decision, startedAt }: DapSession): boolean =>
  decision !== null || store.now() >= startedAt + WAITING_LENGTH

/** A sign-in by its session id, however far it has come. */
export const findDap = (store: Store, sessionId: string): DapSession | undefined =>
  lookUp(store.state.dap ?? {}, sessionId)

/** The sign-in that a socket tells of. */
export const dapOfSocket = (store: Store, websocketId: string): DapSession | undefined =>
  Object.values(store.state.dap ?? {}).find((session) => session.websocketId === websocketId)

/** The session by its id, if it is known and identified; then it gives contracts. */
export const identifiedDap = (store: Store, sessionId: string): DapSession | undefined => {
  const session = findDap(store, sessionId)
  return session !== undefined && dapStatusOf(store, session) === 'IDENTIFIED' ? session : undefined
}

/** Notes that a contract was opened from a session: it ends with it. */
export const noteOpened = (store: Store, { contractSessions }: DapSession, accessToken: string): void => {
  const opened = sessionOf(store, accessToken)
  if (opened !== undefined) contractSessions.push(opened.id)
}

/** Notes that a contract's session goes on under another token: it still ends with the session that it was opened from. */
export const noteRenewed = (store: Store, contractSession: string, accessToken: string): void => {
  for (const session of Object.values(store.state.dap ?? {})) {
    if (session.contractSessions.includes(contractSession)) noteOpened(store, session, accessToken)
  }
}

/** Ends a session and every contract session that was opened from it. */
export const endDap = (store: Store, sessionId: string): void => {
  const { dap = {} } = store.state
  for (const id of lookUp(dap, sessionId)?.contractSessions ?? []) closeSession(store, id)
  delete dap[sessionId]
}

const newCode = (store: Store): Pick<DapSession, 'code' | 'codeIssuedAt' | 'codeExpiresAt'> => ({
  code: newId(store, 'dap-code'),
  codeIssuedAt: store.now(),
  codeExpiresAt: store.now() + store.state.settings.dapCodeLength * 1000,
})

// When the phone opens and ends a sign-in that nobody opened by hand; nothing happens without a code that is taken.
const goesByItself = (store: Store, session: DapSession): { opensAt: number; endsAt: number } | undefined => {
  const { dapAfter } = store.state.settings
  const { startedAt, codeIssuedAt, codeExpiresAt, openedAt } = session
  if (dapAfter === null || openedAt !== null) return undefined
  const lead = Math.min(LEAD, dapAfter / 2)
  const opensAt = Math.max(startedAt + dapAfter, codeIssuedAt + 2 * lead) - lead
  const endsAt = opensAt + lead
  return opensAt < codeExpiresAt && endsAt < startedAt + WAITING_LENGTH ? { opensAt, endsAt } : undefined
}

// What has happened stands, whatever the scenario says later.
const settle = (store: Store, session: DapSession): void => {
  const { endsAt } = goesByItself(store, session) ?? {}
  if (session.decision !== null || endsAt === undefined || store.now() < endsAt) return
  session.decision = { status: store.state.settings.dapOutcome, at: endsAt }
}
