import { segmentOf } from './url'

/**
 * The WebSocket that tells how far a sign-in by the DÁP app has come, relative to the API's base address (assumed: the
 * specification names only its `websocketId`). Each message is a `dapMessage` as JSON: the status on connecting, then
 * each change. It is closed with `DAP_SOCKET_DONE` after a status that nothing follows, and with `DAP_SOCKET_UNKNOWN`
 * for an id that the insurer does not know; any other end is a lost connection.
 */
export const DAP_SOCKET_PATH = 'auth/dap-status/{websocketId}'

/** Nothing more will be said: the customer was identified or refused, or the session has ended. */
export const DAP_SOCKET_DONE = 1000

/** There is no such sign-in; connecting again does not help. */
export const DAP_SOCKET_UNKNOWN = 4404

/** The address to connect to; `page` is the address that a relative `apiBaseUrl` is relative to. */
export const dapSocketAddress = (apiBaseUrl: string, page: string, websocketId: string): string => {
  const path = DAP_SOCKET_PATH.replace('{websocketId}', segmentOf(websocketId))
  const { protocol, host, pathname } = new URL(`${apiBaseUrl.replace(/\/$/, '')}/${path}`, page)
  return `${protocol.replace('http', 'ws')}//${host}${pathname}`
}
