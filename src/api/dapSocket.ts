import { urlSegmentOf } from './url'

/**
 * Path of the WebSocket that reports the progress of a sign-in with the DÁP app, relative to the API's base address.
 * The path is assumed: the specification names only its `websocketId`. Each message is a `dapMessage` as JSON. The
 * first message contains the current status, and each change causes another message. The insurer closes the socket with
 * `DAP_SOCKET_DONE` after a final status, and with `DAP_SOCKET_UNKNOWN` for an unknown id. Any other close code means a
 * lost connection.
 */
export const DAP_SOCKET_PATH = 'auth/dap-status/{websocketId}'

/** Close code after a final status: the customer was identified, the sign-in was refused, or the session has ended. */
export const DAP_SOCKET_DONE = 1000

/** Close code for an unknown sign-in. Connecting again does not help. */
export const DAP_SOCKET_UNKNOWN = 4404

/** The address of the WebSocket. `page` is the address that a relative `apiBaseUrl` is resolved against. */
export const dapSocketAddress = (apiBaseUrl: string, page: string, websocketId: string): string => {
  const path = DAP_SOCKET_PATH.replace('{websocketId}', urlSegmentOf(websocketId))
  const { protocol, host, pathname } = new URL(`${apiBaseUrl.replace(/\/$/, '')}/${path}`, page)
  return `${protocol.replace('http', 'ws')}//${host}${pathname}`
}
