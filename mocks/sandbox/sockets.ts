import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { DAP_SOCKET_PATH } from '../../src/api/dapSocket'
import { tellDapStatus } from '../sockets/dapStatus'
import { isOfThisMachine } from './cors'
import type { Stores } from './stores'

/** Customers have nothing to say here. */
const LONGEST_MESSAGE = 1024

const ADDRESS = new RegExp(`^(?:/w/([\\w-]+))?/api/${DAP_SOCKET_PATH.replace('{websocketId}', '([\\w-]+)')}$`)

/** Serves the sockets beside each store's calls. Returns what ends them all. */
export const serveSockets = (server: Server, stores: Stores): (() => void) => {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LONGEST_MESSAGE })
  server.on('upgrade', (request, stream, head) => {
    const [, name = 'default', websocketId] = ADDRESS.exec(request.url ?? '') ?? []
    if (websocketId === undefined) return refuse(stream, '404 Not Found')
    if (!mayConnect(request)) return refuse(stream, '403 Forbidden')
    sockets.handleUpgrade(request, stream, head, (socket) => tell(socket, stores, name, websocketId))
  })
  return () => {
    for (const socket of sockets.clients) socket.terminate()
    sockets.close()
  }
}

const tell = (socket: WebSocket, stores: Stores, name: string, websocketId: string): void => {
  // Asked for anew each time: the store may be reset while somebody listens.
  const stop = tellDapStatus((act) => stores.get(name).keep(act), websocketId, {
    send: (text) => socket.send(text),
    close: (code) => socket.close(code),
    drop: () => socket.terminate(),
  })
  socket.on('close', stop)
  // A broken frame ends the connection; there is nobody to tell.
  socket.on('error', stop)
}

// Browsers say where a page is from, and ask nobody before they connect; programs say nothing.
const mayConnect = ({ headers: { origin } }: IncomingMessage): boolean =>
  origin === undefined || isOfThisMachine(origin)

const refuse = (stream: Duplex, status: string): void => {
  // Who has left already need not hear it.
  stream.once('error', () => stream.destroy())
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
