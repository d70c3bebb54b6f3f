import { expect, test } from 'vitest'
import type { LiveMessage } from '../../../src/app/live/message'
import { tellSystem } from '../../../src/app/live/tellLive'
import { catalogue } from '../../../tools/exploration/catalogue'
import { stateNodesOf } from '../../../tools/exploration/kit/transitions'
import { contractLoads, openPortal, PLATE, plateLoads, signIn, typePlate } from '../kit/portal'
import { withClock } from '../kit/story'

withClock()

/** All messages sent while a customer signs in and types a plate. */
const toldOfSignIn = async (): Promise<readonly LiveMessage[]> => {
  const portal = await openPortal(PLATE)
  const told: LiveMessage[] = []
  const end = tellSystem(portal.app.system, (message) => told.push(message), Date.now)
  await signIn(portal)
  await contractLoads(portal)
  await plateLoads(portal)
  await typePlate(portal)
  end()
  return told
}

test('messages to the live view contain names from the machines only, and no typed or received data', async () => {
  const told = await toldOfSignIn()
  const names = new Set(catalogue.flatMap((machine) => stateNodesOf(machine).map(({ id }) => id)))
  expect(
    told
      .flatMap(({ states, taken }) => [...states, ...taken.map(({ source }) => source)])
      .filter((id) => !names.has(id)),
  ).toEqual([])
  expect(told.filter(({ flow }) => !names.has(flow))).toEqual([])
  const keys = ['kind', 'number', 'at', 'actor', 'parent', 'children', 'flow', 'states', 'event', 'taken']
  expect(told.filter((message) => Object.keys(message).join() !== keys.join())).toEqual([])
  expect(told.filter(({ event }) => !/^[\w.-]+$/.test(event))).toEqual([])
  // No event name may contain a digit: contract numbers, plates and codes contain digits.
  expect(told.filter(({ event }) => /\d/.test(event))).toEqual([])
  expect(told.flatMap(({ actor, children }) => [actor, ...children]).filter((id) => !/^x:\w+$/.test(id))).toEqual([])
})

test('messages to the live view name the parent, state, event and transitions of each machine', async () => {
  const told = await toldOfSignIn()
  expect(told.map(({ number }) => number)).toEqual(told.map((_, index) => index + 1))
  const filling = told.findLast(({ flow }) => flow === 'kgfb.licensePlate')
  expect(filling?.states).toEqual(['kgfb.licensePlate.filling'])
  expect(filling?.event).toBe('answer.changed')
  const contract = told.findLast(({ flow }) => flow === 'contract')
  expect(filling?.parent).toBe(contract?.actor)
  const submitted = told.filter(({ flow, taken }) => flow === 'login' && taken.length > 0)
  expect(submitted.length).toBeGreaterThan(1)
})
