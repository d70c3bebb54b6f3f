import { DAP_SOCKET_DONE, DAP_SOCKET_UNKNOWN } from '../../src/api/dapSocket'
import { type DapStatus, dapOfSocket, dapStatusOf, isFinalStatus } from '../store/dap/dap'
import { dropsOpenSocket, failsNewSocket, nextDelay } from '../store/faultInjection/faultInjection'
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
  const poll = (isSocketLost: typeof failsNewSocket) => {
    const currentState = keep((store) =>
      isSocketLost(store, SOCKET_NAME) ? 'lost' : currentStatus(store, websocketId),
    )
    if (currentState === 'lost') return socket.drop()
    if (currentState !== undefined && currentState.status !== lastStatus)
      socket.send(JSON.stringify({ status: currentState.status }))
    lastStatus = currentState?.status
    if (currentState === undefined || currentState.isLast)
      socket.close(currentState === undefined ? DAP_SOCKET_UNKNOWN : DAP_SOCKET_DONE)
    else timer = setTimeout(poll, POLL_INTERVAL, dropsOpenSocket)
  }
  const wait = keep(nextDelay)
  if (wait > 0) timer = setTimeout(poll, wait, failsNewSocket)
  else poll(failsNewSocket)
  return () => clearTimeout(timer)
}

const currentStatus = (store: Store, websocketId: string): { status: DapStatus; isLast: boolean } | undefined => {
  const session = dapOfSocket(store, websocketId)
  return session === undefined
    ? undefined
    : { status: dapStatusOf(store, session), isLast: isFinalStatus(store, session) }
}
