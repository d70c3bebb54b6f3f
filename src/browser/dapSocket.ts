import type { Services } from '../../machines/services'
import { dapSocketAddress } from '../api/dapSocket'

/** WebSocket close code 1006: the connection closed without a close message, e.g. because it never opened. */
const NEVER_OPENED = 1006

/** Listens to the WebSocket of a DÁP sign-in until either side closes it. */
export const listenToDap = (
  apiBaseUrl: string,
  ...[websocketId, onMessage, signal]: Parameters<Services['listenToDap']>
): ReturnType<Services['listenToDap']> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve(NEVER_OPENED)
    const socket = new WebSocket(dapSocketAddress(apiBaseUrl, location.href, websocketId))
    const close = () => socket.close()
    signal.addEventListener('abort', () => {
      // Closing a socket that is not open yet would log an error on the console.
      if (socket.readyState === WebSocket.CONNECTING) socket.addEventListener('open', close)
      else close()
    })
    socket.addEventListener('message', ({ data }) => onMessage(String(data)), { signal })
    socket.addEventListener('close', ({ code }) => resolve(code))
  })
