import { expect, test } from 'vitest'
import { createActor, type EventFrom, setup } from 'xstate'
import { explore } from '../../tools/exploration/kit/explore'
import { modelOf } from '../../tools/exploration/kit/model'
import { offerName } from '../../tools/exploration/kit/offers'
import { firstStep, step, transitionsOf } from '../../tools/exploration/kit/step'
import { declaredTransitions } from '../../tools/exploration/kit/transitions'
import { pathsOf } from '../../tools/exploration/paths'

const switches = setup({
  types: { context: {} as { readonly open: boolean }, events: {} as { readonly type: 'door.pushed' | 'door.locked' } },
  guards: { isOpen: ({ context }) => context.open },
}).createMachine({
  id: 'door',
  context: { open: true },
  initial: 'shut',
  states: {
    shut: { on: { 'door.pushed': [{ guard: 'isOpen', target: 'deciding' }, { target: 'shut' }] } },
    deciding: { always: [{ guard: 'isOpen', target: 'ajar' }, { target: 'shut' }] },
    ajar: {},
  },
})

test('xstate reports the transitions of a microstep, including guarded and eventless ones', () => {
  const takenTransitions: string[] = []
  const actor = createActor(switches, {
    inspect: (inspected) => takenTransitions.push(...transitionsOf(inspected)),
  }).start()
  actor.send({ type: 'door.pushed' })
  expect(takenTransitions).toEqual(['door.shut|door.pushed|0', 'door.deciding||0'])
})

test('the step function of the exploration takes the same transitions as a running actor, and leaves the given snapshot unchanged', () => {
  const { snapshot } = firstStep(switches, undefined)
  const result = step(switches, snapshot, { type: 'door.pushed' })
  expect(result.transitions).toEqual(['door.shut|door.pushed|0', 'door.deciding||0'])
  expect(result.snapshot.value).toBe('ajar')
  expect(snapshot.value).toBe('shut')
})

const model = modelOf(switches, {
  inputs: { start: undefined },
  events: (): EventFrom<typeof switches>[] => [{ type: 'door.pushed' }, { type: 'door.locked' }],
  project: () => null,
})

test('the exploration sends only events that an active state handles', () => {
  const offered = explore(model).flatMap(({ edges }) => [...edges.values()].flat().map(({ offer }) => offerName(offer)))
  expect(offered).toEqual(['door.pushed'])
})

test('the exploration separates the reachable transitions of a machine from the unreachable ones', () => {
  const { declared, reached, paths } = pathsOf(model)
  expect(declared).toEqual(declaredTransitions(switches))
  expect(declared.filter((id) => !reached.has(id))).toEqual(['door.shut|door.pushed|1', 'door.deciding||1'])
  expect(paths.map(({ title }) => title)).toEqual(['start: shut · door.pushed → ajar'])
})

test('an exploration that reaches its limit stops with an error', () => {
  expect(() => explore({ ...model, limit: 0 })).toThrow('limit')
})
