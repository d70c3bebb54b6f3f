import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { DAP_SOCKET_PATH } from '../../src/api/dapSocket'
import { sendDapStatus } from '../sockets/dapStatus'
import { isOfThisMachine } from './cors'
import type { Stores } from './stores'

/** Maximum size of a client's message, in bytes. The portal sends no messages on these sockets. */
const LONGEST_MESSAGE = 1024

const SOCKET_ADDRESS = new RegExp(`^(?:/w/([\\w-]+))?/api/${DAP_SOCKET_PATH.replace('{websocketId}', '([\\w-]+)')}$`)

/** Serves the WebSockets beside each store's calls. Returns a function that closes them all. */
export const serveSockets = (server: Server, stores: Stores): (() => void) => {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LONGEST_MESSAGE })
  server.on('upgrade', (request, stream, head) => {
    const [, storeName = 'default', websocketId] = SOCKET_ADDRESS.exec(request.url ?? '') ?? []
    if (websocketId === undefined) return refuseUpgrade(stream, '404 Not Found')
    if (!mayConnect(request)) return refuseUpgrade(stream, '403 Forbidden')
    sockets.handleUpgrade(request, stream, head, (socket) => serveDapStatus(socket, stores, storeName, websocketId))
  })
  return () => {
    for (const socket of sockets.clients) socket.terminate()
    sockets.close()
  }
}

const serveDapStatus = (socket: WebSocket, stores: Stores, storeName: string, websocketId: string): void => {
  // Looks the store up on each access, because a reset replaces it while a socket is open.
  const stopSending = sendDapStatus((act) => stores.get(storeName).keep(act), websocketId, {
    send: (text) => socket.send(text),
    close: (code) => socket.close(code),
    drop: () => socket.terminate(),
  })
  socket.on('close', stopSending)
  // A malformed frame ends the connection. Its error is reported nowhere else.
  socket.on('error', stopSending)
}

// A WebSocket has no CORS preflight, so the server checks the `Origin` of browsers itself. Programs send no `Origin`
// and may connect.
const mayConnect = ({ headers: { origin } }: IncomingMessage): boolean =>
  origin === undefined || isOfThisMachine(origin)

const refuseUpgrade = (stream: Duplex, status: string): void => {
  // Ignores a client that has already disconnected.
  stream.once('error', () => stream.destroy())
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
