import { DAP_SOCKET_DONE, DAP_SOCKET_UNKNOWN } from '../../src/api/dapSocket'
import { type DapStatus, dapOfSocket, dapStatusOf, isLastStatus } from '../store/dap/dap'
import { dropsSocket, losesSocket, nextWait } from '../store/faultInjection/faultInjection'
import type { Persistence } from '../store/persistence/persistence'
import type { Store } from '../store/store'

/** A connected WebSocket, independent of its implementation. */
export interface StatusSocket {
  send(text: string): void
  close(code: number): void
  /** Drops the connection without a close frame. */
  drop(): void
}

/** Interval of polling the store, in ms. The clock and commands change a status without an event. */
const POLL_INTERVAL = 250

/** The name of this socket in scenarios. */
const SOCKET_NAME = 'auth.dapStatus'

/** Sends a sign-in's status at once and after each change, until it is final. Returns a function to stop earlier. */
export const sendDapStatus = (keep: Persistence, websocketId: string, socket: StatusSocket): (() => void) => {
  let lastStatus: DapStatus | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const poll = (isLost: typeof losesSocket) => {
    const current = keep((store) => (isLost(store, SOCKET_NAME) ? 'lost' : currentStatus(store, websocketId)))
    if (current === 'lost') return socket.drop()
    if (current !== undefined && current.status !== lastStatus) socket.send(JSON.stringify({ status: current.status }))
    lastStatus = current?.status
    if (current === undefined || current.isLast)
      socket.close(current === undefined ? DAP_SOCKET_UNKNOWN : DAP_SOCKET_DONE)
    else timer = setTimeout(poll, POLL_INTERVAL, dropsSocket)
  }
  const wait = keep(nextWait)
  if (wait > 0) timer = setTimeout(poll, wait, losesSocket)
  else poll(losesSocket)
  return () => clearTimeout(timer)
}

const currentStatus = (store: Store, websocketId: string): { status: DapStatus; isLast: boolean } | undefined => {
  const session = dapOfSocket(store, websocketId)
  return session === undefined
    ? undefined
    : { status: dapStatusOf(store, session), isLast: isLastStatus(store, session) }
}
