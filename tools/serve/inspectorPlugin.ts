import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Plugin } from 'vite'
import { WebSocket, WebSocketServer } from 'ws'
import { INSPECTOR_SOCKET } from '../../src/app/live/message'

/** Address of Stately's inspector beside the portal. */
export const INSPECTOR_ADDRESS = '/__inspector.html'

/** Number of messages kept for an inspector that opens later. */
const MAX_MESSAGES = 1000

/** A page with the inspector in a frame. When the inspector is ready, the page passes the messages on to it. */
const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Stately's inspector</title>
<style>html, body, iframe { width: 100%; height: 100%; margin: 0; border: 0 }</style>
<iframe src="https://stately.ai/inspect"></iframe>
<script>
  const frame = document.querySelector('iframe').contentWindow
  addEventListener('message', ({ source, data }) => {
    if (source !== frame || data?.type !== '@statelyai.connected') return
    const socket = new WebSocket('ws://' + location.host + '${INSPECTOR_SOCKET}')
    socket.onmessage = ({ data }) => frame.postMessage(JSON.parse(data), 'https://stately.ai')
  })
</script>
`

interface UpgradableServer {
  on(event: 'upgrade', listener: (request: IncomingMessage, stream: Duplex, head: Buffer) => void): unknown
}

/**
 * Relays the portal's messages to all listeners, and the last messages to late listeners. Other origins are rejected.
 */
export const relayMessages = (server: UpgradableServer): void => {
  const sockets = new WebSocketServer({ noServer: true })
  let recentMessages: readonly string[] = []
  let sender: WebSocket | null = null
  sockets.on('connection', (socket) => {
    for (const message of recentMessages) socket.send(message)
    socket.on('message', (data) => {
      const message = String(data)
      // Drops the messages of the earlier portal, since a restarted portal has other flows.
      if (socket !== sender) recentMessages = []
      sender = socket
      recentMessages = [...recentMessages.slice(1 - MAX_MESSAGES), message]
      for (const other of sockets.clients)
        if (other !== socket && other.readyState === WebSocket.OPEN) other.send(message)
    })
  })
  server.on('upgrade', (request, stream, head) => {
    // All other upgrade requests belong to the development server.
    if (request.url !== INSPECTOR_SOCKET) return
    if (request.headers.origin !== `http://${request.headers.host}`) return stream.destroy()
    sockets.handleUpgrade(request, stream, head, (socket) => sockets.emit('connection', socket))
  })
}

/** Serves Stately's inspector beside the portal: its page, and a WebSocket on the portal's own origin. */
export const inspectorPlugin = (): Plugin => ({
  name: 'portal:inspector-beside',
  configureServer({ httpServer, middlewares }) {
    if (httpServer !== null) relayMessages(httpServer)
    middlewares.use(INSPECTOR_ADDRESS, (_request, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      response.end(page)
    })
  },
})
