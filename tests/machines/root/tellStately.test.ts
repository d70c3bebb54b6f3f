import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WebSocketServer } from 'ws'
import { tellStately } from '../../../src/app/live/tellStately'
import { catalogue } from '../../../tools/exploration/catalogue'
import { START_TIME } from '../../../tools/exploration/kit/cases'
import { sampleToken } from '../../../tools/exploration/kit/sampleToken'
import { stateNodesOf } from '../../../tools/exploration/kit/transitions'
import { atPlate, contractLoads, openPortal, PLATE, type Portal, plateLoads, signIn, typePlate } from '../kit/portal'
import { pass } from '../kit/story'

// Fakes only the clock and its timers. The connection runs in real time.
beforeEach(() => {
  vi.useFakeTimers({ now: START_TIME, toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/**
 * Connects the portal to a local WebSocket server, runs `happening`, and returns the messages that the server received.
 */
const messagesDuring = async (portal: Portal, happening: () => Promise<void>): Promise<readonly string[]> => {
  const receiver = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  await once(receiver, 'listening')
  const messages: string[] = []
  const ended = new Promise<void>((resolve) => {
    receiver.on('connection', (socket) => {
      socket.on('message', (data) => messages.push(String(data)))
      socket.on('close', () => resolve())
    })
  })
  const { port }: AddressInfo = Object(receiver.address())
  const stop = tellStately(portal.app, `ws://127.0.0.1:${port}`)
  await once(receiver, 'connection')
  await happening()
  await pass(1)
  stop()
  await ended
  receiver.close()
  return messages
}

test('Stately’s inspector gets every machine and its state, but no personal data', async () => {
  const portal = await openPortal(PLATE)
  const messages = await messagesDuring(portal, async () => {
    await signIn(portal)
    await contractLoads(portal)
    await plateLoads(portal)
    typePlate(portal)
  })
  const parsedMessages = messages.map((message) => JSON.parse(message))
  const personal = ['10000001', '123456', 'AA BC-123', 'login-1', sampleToken(20), 'RJK', 'Minta Anna']
  expect(personal.filter((text) => messages.some((message) => message.includes(text)))).toEqual([])
  // The portal must send no other properties of an event or a snapshot.
  const keys = new Set(parsedMessages.flatMap(({ event }) => Object.keys(event ?? {})))
  expect([...keys]).toEqual(['type'])
  const snapshotKeys = new Set(parsedMessages.flatMap(({ snapshot }) => Object.keys(snapshot ?? {})))
  expect([...snapshotKeys].sort()).toEqual(['context', 'status', 'value'])
  expect(
    parsedMessages.filter(({ snapshot }) => snapshot !== undefined && Object.keys(snapshot.context).length > 0),
  ).toEqual([])
  const ids = new Set(catalogue.flatMap((machine) => stateNodesOf(machine).map(({ id }) => id)))
  const names: readonly string[] = parsedMessages.flatMap(({ name }) => name ?? [])
  expect(names.filter((name) => !ids.has(name))).toEqual([])
  expect(names).toEqual(expect.arrayContaining(['app', 'login', 'loginCode', 'contract', 'kgfb.licensePlate']))
})

test('an inspector that connects late gets each machine’s definition, parents before children', async () => {
  const portal = await atPlate()
  const messages = await messagesDuring(portal, async () => typePlate(portal))
  const parsedMessages = messages.map((message) => JSON.parse(message))
  const sessionIds = new Set<string>()
  for (const { type, sessionId, parentId, definition, name } of parsedMessages) {
    if (type !== '@xstate.actor') expect(sessionIds).toContain(sessionId)
    else {
      if (parentId !== undefined) expect(sessionIds, name).toContain(parentId)
      expect(JSON.parse(definition)).toMatchObject({ id: name, states: expect.any(Object) })
      sessionIds.add(sessionId)
    }
  }
  const plate = parsedMessages.findLast(({ type, name }) => type === '@xstate.actor' && name === 'kgfb.licensePlate')
  const last = parsedMessages.findLast(
    ({ type, sessionId }) => type === '@xstate.snapshot' && sessionId === plate?.sessionId,
  )
  expect(last).toMatchObject({ event: { type: 'answer.changed' }, snapshot: { status: 'active', value: 'filling' } })
})
