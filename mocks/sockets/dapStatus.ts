import { DAP_SOCKET_DONE, DAP_SOCKET_UNKNOWN } from '../../src/api/dapSocket'
import { type DapStatus, dapOfSocket, dapStatusOf, isLastStatus } from '../store/dap/dap'
import { dropsSocket, losesSocket, nextWait } from '../store/faultInjection/faultInjection'
import type { Persistence } from '../store/persistence/persistence'
import type { Store } from '../store/store'

/** A connected WebSocket, independent of its implementation. */
export interface Line {
  send(text: string): void
  close(code: number): void
  /** Drops the connection without a close frame. */
  drop(): void
}

/** Interval of polling the store, in ms. The clock and commands change a status without an event. */
const LOOK_EVERY = 250

/** The name of this socket in scenarios. */
const TROUBLE = 'auth.dapStatus'

/** Sends a sign-in's status at once and after each change, until it is final. Returns a function to stop earlier. */
export const tellDapStatus = (keep: Persistence, websocketId: string, line: Line): (() => void) => {
  let told: DapStatus | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = (isLost: typeof losesSocket) => {
    const seen = keep((store) => (isLost(store, TROUBLE) ? 'lost' : seenIn(store, websocketId)))
    if (seen === 'lost') return line.drop()
    if (seen !== undefined && seen.status !== told) line.send(JSON.stringify({ status: seen.status }))
    told = seen?.status
    if (seen === undefined || seen.isLast) line.close(seen === undefined ? DAP_SOCKET_UNKNOWN : DAP_SOCKET_DONE)
    else timer = setTimeout(look, LOOK_EVERY, dropsSocket)
  }
  const wait = keep(nextWait)
  if (wait > 0) timer = setTimeout(look, wait, losesSocket)
  else look(losesSocket)
  return () => clearTimeout(timer)
}

const seenIn = (store: Store, websocketId: string): { status: DapStatus; isLast: boolean } | undefined => {
  const session = dapOfSocket(store, websocketId)
  return session === undefined
    ? undefined
    : { status: dapStatusOf(store, session), isLast: isLastStatus(store, session) }
}
