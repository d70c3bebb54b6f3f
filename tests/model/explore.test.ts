import { expect, test } from 'vitest'
import { type ErrorActorEvent, fromPromise, setup } from 'xstate'
import { compileCase } from '../../machines/case/case.machine'
import { text } from '../../machines/case/fields/text'
import { pagesOf } from '../../machines/case/pages'
import { feeSuspension } from '../../machines/cases/life/fees.case'
import { explore } from './kit/explore'
import { modelOf } from './kit/model'
import { caseModel } from './models/case.model'

/** The situations of a case that asks so many questions. */
const situationsOf = (questions: number): number => {
  const form = Object.fromEntries(Array.from({ length: questions }, (_, index) => [`question${index}`, text()]))
  const definition = { ...feeSuspension, id: 'sample.long', form, pages: pagesOf('sample.long', form, undefined) }
  const machine = compileCase(definition)
  const [graph] = explore(caseModel({ area: 'elet', key: 'sample', variant: '', definition, machine }))
  return graph?.edges.size ?? Number.NaN
}

test('a form that asks more has as many situations more, not twice as many with each question', () => {
  const [ten, twenty, thirty] = [situationsOf(10), situationsOf(20), situationsOf(30)]
  expect(twenty).toBeGreaterThan(ten)
  expect(thirty - twenty).toBe(twenty - ten)
})

const asking = setup({
  actors: { ask: fromPromise(async () => undefined) },
  guards: { isLate: (_, error: unknown) => error instanceof Error && error.message === 'late' },
}).createMachine({
  id: 'asking',
  initial: 'waiting',
  states: {
    waiting: {
      invoke: {
        id: 'ask',
        src: 'ask',
        onError: [
          { guard: { type: 'isLate', params: ({ event }: { event: ErrorActorEvent }) => event.error }, target: 'late' },
          { target: 'broken' },
        ],
      },
    },
    late: {},
    broken: {},
  },
})

test('two ends of an actor that look the same as JSON are both tried', () => {
  const ending = (name: string) => ({ name, end: { error: new Error(name) }, script: [] })
  const model = modelOf(asking, {
    inputs: { start: undefined },
    events: () => [],
    actors: { ask: () => [ending('late'), ending('broken')] },
    project: () => null,
  })
  const reached = explore(model).flatMap(({ edges }) =>
    [...edges.values()].flat().map(({ snapshot }) => snapshot.value),
  )
  expect(reached).toEqual(['late', 'broken'])
})
