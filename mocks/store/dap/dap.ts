import type * as v from 'valibot'
import type { dapStatus } from '../../../src/api/entities'
import { closeSession, sessionOf } from '../signIn/token'
import { lookUp, newId, type World } from '../store'
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
export const startDap = (world: World): StartedDap => {
  const sessionId = newId(world, 'dap')
  const session: DapSession = {
    startedAt: world.now(),
    websocketId: newId(world, 'dap-socket'),
    ...newCode(world),
    openedAt: null,
    decision: null,
    contractSessions: [],
  }
  world.state.dap ??= {}
  world.state.dap[sessionId] = session
  return { sessionId, session }
}

/**
 * Gives a sign-in that waits a fresh code; where its code had expired, it is started again. One that was opened or
 * identified keeps its code. `undefined` where it is over.
 */
export const renewDapCode = (world: World, sessionId: string): DapSession | undefined => {
  const session = findDap(world, sessionId)
  if (session === undefined) return undefined
  const status = dapStatusOf(world, session)
  if (isLastStatus(world, session)) return status === 'IDENTIFIED' ? session : undefined
  if (status !== 'IN_PROGRESS') Object.assign(session, newCode(world))
  return session
}

/** How far a sign-in has come. */
export const dapStatusOf = (world: World, session: DapSession): DapStatus => {
  const now = world.now()
  settle(world, session)
  const { decision, openedAt, startedAt, codeExpiresAt } = session
  if (decision?.status === 'IDENTIFIED') return now < decision.at + IDENTIFIED_LENGTH ? 'IDENTIFIED' : 'EXPIRED'
  if (decision !== null) return decision.status
  if (now >= startedAt + WAITING_LENGTH) return 'EXPIRED'
  const opensAt = openedAt ?? goesByItself(world, session)?.opensAt ?? Number.POSITIVE_INFINITY
  if (now >= opensAt) return 'IN_PROGRESS'
  return now < codeExpiresAt ? 'STARTED' : 'EXPIRED'
}

/** Whether nobody needs to be told any more: decided, or over for good. An expired code can be renewed until then. */
export const isLastStatus = (world: World, { decision, startedAt }: DapSession): boolean =>
  decision !== null || world.now() >= startedAt + WAITING_LENGTH

/** A sign-in by its session id, however far it has come. */
export const findDap = (world: World, sessionId: string): DapSession | undefined =>
  lookUp(world.state.dap ?? {}, sessionId)

/** The sign-in that a socket tells of. */
export const dapOfSocket = (world: World, websocketId: string): DapSession | undefined =>
  Object.values(world.state.dap ?? {}).find((session) => session.websocketId === websocketId)

/** The session by its id, if it is known and identified; then it gives contracts. */
export const identifiedDap = (world: World, sessionId: string): DapSession | undefined => {
  const session = findDap(world, sessionId)
  return session !== undefined && dapStatusOf(world, session) === 'IDENTIFIED' ? session : undefined
}

/** Notes that a contract was opened from a session: it ends with it. */
export const noteOpened = (world: World, { contractSessions }: DapSession, accessToken: string): void => {
  const opened = sessionOf(world, accessToken)
  if (opened !== undefined) contractSessions.push(opened.id)
}

/** Notes that a contract's session goes on under another token: it still ends with the session that it was opened from. */
export const noteRenewed = (world: World, contractSession: string, accessToken: string): void => {
  for (const session of Object.values(world.state.dap ?? {})) {
    if (session.contractSessions.includes(contractSession)) noteOpened(world, session, accessToken)
  }
}

/** Ends a session and every contract session that was opened from it. */
export const endDap = (world: World, sessionId: string): void => {
  const { dap = {} } = world.state
  for (const id of lookUp(dap, sessionId)?.contractSessions ?? []) closeSession(world, id)
  delete dap[sessionId]
}

const newCode = (world: World): Pick<DapSession, 'code' | 'codeIssuedAt' | 'codeExpiresAt'> => ({
  code: newId(world, 'dap-code'),
  codeIssuedAt: world.now(),
  codeExpiresAt: world.now() + world.state.settings.dapCodeLength * 1000,
})

// When the phone opens and ends a sign-in that nobody opened by hand; nothing happens without a code that is taken.
const goesByItself = (world: World, session: DapSession): { opensAt: number; endsAt: number } | undefined => {
  const { dapAfter } = world.state.settings
  const { startedAt, codeIssuedAt, codeExpiresAt, openedAt } = session
  if (dapAfter === null || openedAt !== null) return undefined
  const lead = Math.min(LEAD, dapAfter / 2)
  const opensAt = Math.max(startedAt + dapAfter, codeIssuedAt + 2 * lead) - lead
  const endsAt = opensAt + lead
  return opensAt < codeExpiresAt && endsAt < startedAt + WAITING_LENGTH ? { opensAt, endsAt } : undefined
}

// What has happened stands, whatever the scenario says later.
const settle = (world: World, session: DapSession): void => {
  const { endsAt } = goesByItself(world, session) ?? {}
  if (session.decision !== null || endsAt === undefined || world.now() < endsAt) return
  session.decision = { status: world.state.settings.dapOutcome, at: endsAt }
}
