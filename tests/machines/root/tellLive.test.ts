import { expect, test } from 'vitest'
import { reportSystemEvents } from '../../../src/app/live/broadcastStates'
import type { LiveMessage } from '../../../src/app/live/message'
import { catalogue } from '../../../tools/exploration/catalogue'
import { stateNodesOf } from '../../../tools/exploration/kit/transitions'
import { contractLoads, openPortal, PLATE, plateLoads, signIn, typePlate } from '../kit/portal'
import { withClock } from '../kit/story'

withClock()

/** Returns the messages that the portal sends to the live view while a customer signs in and types a plate. */
const signInMessages = async (): Promise<readonly LiveMessage[]> => {
  const portal = await openPortal(PLATE)
  const messages: LiveMessage[] = []
  const stop = reportSystemEvents(portal.app.system, (message) => messages.push(message), Date.now)
  await signIn(portal)
  await contractLoads(portal)
  await plateLoads(portal)
  await typePlate(portal)
  stop()
  return messages
}

test('messages to the live view of the machines contain only names from the machines, and no typed or received data', async () => {
  const messages = await signInMessages()
  const names = new Set(catalogue.flatMap((machine) => stateNodesOf(machine).map(({ id }) => id)))
  expect(
    messages
      .flatMap(({ states, taken }) => [...states, ...taken.map(({ source }) => source)])
      .filter((id) => !names.has(id)),
  ).toEqual([])
  expect(messages.filter(({ flow }) => !names.has(flow))).toEqual([])
  const keys = ['kind', 'number', 'at', 'actor', 'parent', 'children', 'flow', 'states', 'event', 'taken']
  expect(messages.filter((message) => Object.keys(message).join() !== keys.join())).toEqual([])
  expect(messages.filter(({ event }) => !/^[\w.-]+$/.test(event))).toEqual([])
  // An event's name must not contain a digit. A digit could come from a contract number, a plate or a code.
  expect(messages.filter(({ event }) => /\d/.test(event))).toEqual([])
  expect(messages.flatMap(({ actor, children }) => [actor, ...children]).filter((id) => !/^x:\w+$/.test(id))).toEqual(
    [],
  )
})

test('messages to the live view of the machines name the parent, state, event and transitions of each machine', async () => {
  const messages = await signInMessages()
  expect(messages.map(({ number }) => number)).toEqual(messages.map((_, index) => index + 1))
  const filling = messages.findLast(({ flow }) => flow === 'kgfb.licensePlate')
  expect(filling?.states).toEqual(['kgfb.licensePlate.filling'])
  expect(filling?.event).toBe('answer.changed')
  const contract = messages.findLast(({ flow }) => flow === 'contract')
  expect(filling?.parent).toBe(contract?.actor)
  const submitted = messages.filter(({ flow, taken }) => flow === 'login' && taken.length > 0)
  expect(submitted.length).toBeGreaterThan(1)
})
