import { readFileSync } from 'node:fs'
import { describe, expect, inject, test } from 'vitest'
import { models } from '../../../tools/exploration/models'
import { pathsFile, readPaths } from '../../../tools/exploration/serializePaths'
import { catalogueOf } from '../../../tools/flows/catalogue'
import type { Flow } from '../../../tools/flows/schema'
import { readTexts } from '../../../tools/flows/texts'
import {
  alternativesOf,
  type Decisions,
  decisionsFor,
  type Outcome,
  type SimulatedState,
  simulationOf,
} from '../../../tools/flows/viewer/simulation'

const { flows } = catalogueOf(readTexts())
const flowNamed = (id: string): Flow => {
  const found = flows.find((one) => one.id === id)
  if (found === undefined) throw new Error(`${id} is not in the catalogue`)
  return found
}

const standingOf = (outcome: Outcome): SimulatedState => {
  if (outcome.kind === 'needsDecision') throw new Error(`It asks about ${outcome.about.id}`)
  return outcome.at
}

/** Returns decisions for all guards of a flow, so that exactly these transitions are taken. */
const takingOnly = (flow: Flow, taken: readonly string[]): Decisions =>
  Object.fromEntries(flow.transitions.map(({ id }) => [id, taken.includes(id)]))

test.each(models.map(({ machine }) => machine.id))(
  'every generated path of %s takes the same transitions in the simulation as on an actor',
  (id) => {
    const model = models.find(({ machine }) => machine.id === id)
    if (model === undefined) throw new Error(`${id} has no model`)
    const flow = flowNamed(id)
    const simulation = simulationOf(flow)
    const { paths } = readPaths(model, readFileSync(pathsFile(id, inject('pathsFolder')), 'utf8'))
    for (const { start, steps, title } of paths) {
      let at = standingOf(simulation.start(takingOnly(flow, start.transitions)))
      expect(at.taken, title).toEqual(start.transitions)
      for (const step of steps) {
        if (step.transitions.length > 0) {
          expect(
            simulation.offers(at).map(({ event }) => event),
            title,
          ).toContain(step.event.type)
        }
        at = standingOf(simulation.step(at, step.event.type, takingOnly(flow, step.transitions)))
        // The order is not compared. Transitions of parallel regions in one step can be recorded in any order.
        expect(at.taken.toSorted(), `${title}: ${step.name}`).toEqual(step.transitions.toSorted())
        expect(
          step.states.filter((state) => !at.states.includes(state)),
          title,
        ).toEqual([])
      }
    }
  },
)

describe('a manual simulation of the flow of the sign-in code', () => {
  const flow = flowNamed('loginCode')
  const simulation = simulationOf(flow)
  const begin = (): SimulatedState => {
    const outcome = simulation.start({})
    if (outcome.kind === 'done') throw new Error('Nothing was asked')
    expect(outcome.about.condition).toBe('nem maradt próbálkozás')
    return standingOf(simulation.start(decisionsFor(alternativesOf(flow, outcome.about), null)))
  }

  test('asks only about the guards that decide between transitions', () => {
    const at = begin()
    expect(at.states).toContain('loginCode.entering')
    const pressed = simulation.step(at, 'answer.submitted', {})
    if (pressed.kind === 'done') throw new Error('Nothing was asked')
    const ways = alternativesOf(flow, pressed.about)
    const [well] = ways
    if (well === undefined) throw new Error('There is no way')
    const there = standingOf(simulation.step(at, 'answer.submitted', decisionsFor(ways, well)))
    expect(there.states).toContain('loginCode.checking')
    expect(simulation.offers(there).map(({ kind }) => kind)).toEqual(expect.arrayContaining(['answer', 'failure']))
  })

  test('stays in its state if no guard is true, and offers no event in a final state', () => {
    const at = begin()
    const ways = flow.transitions.filter(
      ({ event, source }) => event === 'answer.submitted' && source === 'loginCode.entering',
    )
    expect(standingOf(simulation.step(at, 'answer.submitted', decisionsFor(ways, null))).states).toEqual(at.states)
    const standingAfter = standingOf(simulation.step(at, 'code.left', {}))
    expect([standingAfter.isOver, simulation.offers(standingAfter)]).toEqual([true, []])
  })
})
