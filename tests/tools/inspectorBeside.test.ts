import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { INSPECTOR_SOCKET } from '../../src/app/live/message'
import { relayMessages } from '../../tools/serve/inspectorPlugin'

/** Starts a local server of the portal. `open` opens a WebSocket as a page of `origin` does. */
const startServer = async () => {
  const server = createServer()
  relayMessages(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port }: AddressInfo = Object(server.address())
  const host = `127.0.0.1:${port}`
  const open = (origin = `http://${host}`) => new WebSocket(`ws://${host}${INSPECTOR_SOCKET}`, { origin })
  return { open, close: () => server.close() }
}

const nextMessageOf = async (socket: WebSocket): Promise<string> => String((await once(socket, 'message'))[0])

test('an inspector that connects late receives the last message of the portal, and then each new one', async () => {
  const { open, close } = await startServer()
  const [portal, inspector] = [open(), open()]
  await Promise.all([once(portal, 'open'), once(inspector, 'open')])
  portal.send('first')
  expect(await nextMessageOf(inspector)).toBe('first')
  const later = open()
  expect(await nextMessageOf(later)).toBe('first')
  // The second connection of the portal replaces the first, as after a restart.
  const reconnected = open()
  await once(reconnected, 'message')
  reconnected.send('second')
  expect(await nextMessageOf(later)).toBe('second')
  const last = open()
  expect(await nextMessageOf(last)).toBe('second')
  for (const socket of [portal, inspector, later, reconnected, last]) socket.terminate()
  close()
})

test('a page of another origin cannot connect to the inspector’s server', async () => {
  const { open, close } = await startServer()
  const stranger = open('https://elsewhere.example')
  await expect(once(stranger, 'open')).rejects.toThrow('socket hang up')
  close()
})
