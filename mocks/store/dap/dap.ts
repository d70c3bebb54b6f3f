import type * as v from 'valibot'
import type { dapStatus } from '../../../src/api/entities'
import { closeSession, sessionOf } from '../signIn/token'
import { lookUp, newId, type Store } from '../store'
import type { DapSession } from './state'

/** Status of a sign-in by the DÁP app. */
export type DapStatus = v.InferOutput<typeof dapStatus>

const MINUTE = 60_000

/** Time that a sign-in waits for the phone, in ms (assumed). */
const WAITING_LENGTH = 10 * MINUTE

/** Length of an identified session, in ms (assumed). It is longer than a contract's session. */
const IDENTIFIED_LENGTH = 60 * MINUTE

/** Maximum time from the automatic opening of a sign-in to its automatic decision, in ms. */
const MAX_DECISION_DELAY = 3000

interface StartedDap {
  readonly sessionId: string
  readonly session: DapSession
}

/** Starts a sign-in by the DÁP app. */
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
 * Issues a new code for a sign-in that waits for the phone, even if the old code has expired. A sign-in that was opened
 * or identified keeps its code. Returns `undefined` if the sign-in was refused or has timed out.
 */
export const renewDapCode = (store: Store, sessionId: string): DapSession | undefined => {
  const session = findDap(store, sessionId)
  if (session === undefined) return undefined
  const status = dapStatusOf(store, session)
  if (isFinalStatus(store, session)) return status === 'IDENTIFIED' ? session : undefined
  if (status !== 'IN_PROGRESS') Object.assign(session, newCode(store))
  return session
}

/** The current status of a sign-in. */
export const dapStatusOf = (store: Store, session: DapSession): DapStatus => {
  const now = store.now()
  recordDueDecision(store, session)
  const { decision, openedAt, startedAt, codeExpiresAt } = session
  if (decision?.status === 'IDENTIFIED') return now < decision.at + IDENTIFIED_LENGTH ? 'IDENTIFIED' : 'EXPIRED'
  if (decision !== null) return decision.status
  if (now >= startedAt + WAITING_LENGTH) return 'EXPIRED'
  const opensAt = openedAt ?? automaticTimes(store, session)?.opensAt ?? Number.POSITIVE_INFINITY
  if (now >= opensAt) return 'IN_PROGRESS'
  return now < codeExpiresAt ? 'STARTED' : 'EXPIRED'
}

/**
 * Tells if the status is final: the customer has decided on the phone, or the sign-in has timed out. A status is not
 * final if only the code has expired, because the code can be renewed.
 */
export const isFinalStatus = (store: Store, { decision, startedAt }: DapSession): boolean =>
  decision !== null || store.now() >= startedAt + WAITING_LENGTH

/** A sign-in by its session id, in any status. */
export const findDap = (store: Store, sessionId: string): DapSession | undefined =>
  lookUp(store.state.dap ?? {}, sessionId)

/** The sign-in with this WebSocket, which reports its status; `undefined` if none exists. */
export const dapOfSocket = (store: Store, websocketId: string): DapSession | undefined =>
  Object.values(store.state.dap ?? {}).find((session) => session.websocketId === websocketId)

/** Returns the session with this id; `undefined` if it does not exist or is not identified. */
export const identifiedDap = (store: Store, sessionId: string): DapSession | undefined => {
  const session = findDap(store, sessionId)
  return session !== undefined && dapStatusOf(store, session) === 'IDENTIFIED' ? session : undefined
}

/**
 * Records that a contract was opened from a DÁP session. The contract's session then ends together with the DÁP
 * session.
 */
export const recordContractSession = (store: Store, { contractSessions }: DapSession, accessToken: string): void => {
  const contractSession = sessionOf(store, accessToken)
  if (contractSession !== undefined) contractSessions.push(contractSession.id)
}

/** Records the new token of a contract's session. So the session still ends with the DÁP session that opened it. */
export const recordRenewedToken = (store: Store, contractSessionId: string, accessToken: string): void => {
  for (const session of Object.values(store.state.dap ?? {})) {
    if (session.contractSessions.includes(contractSessionId)) recordContractSession(store, session, accessToken)
  }
}

/** Ends a DÁP session and every contract session that was opened from it. */
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

// The times at which the phone opens and decides a sign-in automatically (epoch, ms). `undefined` if the customer
// opened the sign-in by hand, or the scenario sets no automatic decision. Also `undefined` if the code or the sign-in
// expires before these times.
const automaticTimes = (store: Store, session: DapSession): { opensAt: number; endsAt: number } | undefined => {
  const { dapAfter } = store.state.settings
  const { startedAt, codeIssuedAt, codeExpiresAt, openedAt } = session
  if (dapAfter === null || openedAt !== null) return undefined
  const decisionDelay = Math.min(MAX_DECISION_DELAY, dapAfter / 2)
  const opensAt = Math.max(startedAt + dapAfter, codeIssuedAt + 2 * decisionDelay) - decisionDelay
  const endsAt = opensAt + decisionDelay
  return opensAt < codeExpiresAt && endsAt < startedAt + WAITING_LENGTH ? { opensAt, endsAt } : undefined
}

// Records the automatic decision when its time has come. The first decision is final, even if the scenario changes.
const recordDueDecision = (store: Store, session: DapSession): void => {
  const { endsAt } = automaticTimes(store, session) ?? {}
  if (session.decision !== null || endsAt === undefined || store.now() < endsAt) return
  session.decision = { status: store.state.settings.dapOutcome, at: endsAt }
}
