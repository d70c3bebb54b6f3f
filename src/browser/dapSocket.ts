import type { Services } from '../../machines/services'
import { dapSocketAddress } from '../api/dapSocket'

/** What a connection that never came about is closed with. */
const NEVER_OPENED = 1006

/** Listens to the WebSocket of a DÁP sign-in until it is closed, by whichever side. */
export const listenToDap = (
  apiBaseUrl: string,
  ...[websocketId, hear, signal]: Parameters<Services['listenToDap']>
): ReturnType<Services['listenToDap']> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve(NEVER_OPENED)
    const socket = new WebSocket(dapSocketAddress(apiBaseUrl, location.href, websocketId))
    const close = () => socket.close()
    signal.addEventListener('abort', () => {
      // Closing one that is not open yet counts as an error on the console.
      if (socket.readyState === WebSocket.CONNECTING) socket.addEventListener('open', close)
      else close()
    })
    socket.addEventListener('message', ({ data }) => hear(String(data)), { signal })
    socket.addEventListener('close', ({ code }) => resolve(code))
  })
