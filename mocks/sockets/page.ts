import { type WebSocketHandler, type WebSocketHandlerConnection, ws } from 'msw'
import { dapSocketAddress } from '../../src/api/dapSocket'
import type { Persistence } from '../store/persistence/persistence'
import { type StatusSocket, sendDapStatus } from './dapStatus'

/** Close code of a page's connection that was dropped. */
const LOST_CLOSE_CODE = 1006

/**
 * Handlers that answer the insurer's WebSockets in the page. `page` is the page's address. Other sockets connect to
 * their real servers.
 */
export const createSocketHandlers = ({
  keep,
  baseUrl,
  page,
}: {
  readonly keep: Persistence
  readonly baseUrl: string
  readonly page: string
}): WebSocketHandler[] => [
  ws.link(`${dapSocketAddress(baseUrl, page, '')}:websocketId`).addEventListener('connection', (connection) => {
    // Starts later, because the page gets its `open` event only after this listener returns.
    const startTimer = setTimeout(() => {
      stopSending = sendDapStatus(keep, String(connection.params.websocketId), statusSocketOf(connection.client))
    })
    let stopSending = () => clearTimeout(startTimer)
    connection.client.addEventListener('close', () => stopSending())
  }),
]

const statusSocketOf = (client: WebSocketHandlerConnection['client']): StatusSocket => ({
  send: (text) => client.send(text),
  // Closing at once would lose a message that was sent just before.
  close: (code) => queueMicrotask(() => client.close(code)),
  drop: () => client.close(LOST_CLOSE_CODE),
})
