import { type WebSocketHandler, type WebSocketHandlerConnection, ws } from 'msw'
import { dapSocketAddress } from '../../src/api/dapSocket'
import type { Persistence } from '../store/persistence/persistence'
import { type Line, tellDapStatus } from './dapStatus'

/** What a page is told where a connection ends without a word. */
const LOST = 1006

/** The sockets of the simulated insurer in a page, whose address is `page`; any other socket goes to its own server. */
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
    // The page hears that it is connected when this listener is through.
    const start = setTimeout(() => {
      stop = tellDapStatus(keep, String(connection.params.websocketId), lineTo(connection.client))
    })
    let stop = () => clearTimeout(start)
    connection.client.addEventListener('close', () => stop())
  }),
]

const lineTo = (client: WebSocketHandlerConnection['client']): Line => ({
  send: (text) => client.send(text),
  // A message that was sent just before is under way, and would be lost.
  close: (code) => queueMicrotask(() => client.close(code)),
  drop: () => client.close(LOST),
})
