import { expect, test } from 'vitest'
import { type ErrorActorEvent, fromPromise, setup } from 'xstate'
import { phone } from '../../machines/case/definition/fields/phone'
import { pagesOf } from '../../machines/case/definition/pages'
import { buildCaseMachine } from '../../machines/case/machine/case.machine'
import { taxNumber } from '../../machines/cases/common/taxNumber.case'
import { explore } from '../../tools/exploration/kit/explore'
import { type Model, modelOf } from '../../tools/exploration/kit/model'
import { declaredTransitions } from '../../tools/exploration/kit/transitions'
import { models } from '../../tools/exploration/models'
import { caseModel } from '../../tools/exploration/models/case.model'

/** The slugs of a form's pages, in order. */
const slugs = ['', 'helyszin', 'karok', 'korulmenyek', 'elerhetoseg', 'kifizetes'] as const

/**
 * Explores a case with this number of questions, all on one page or each on a separate page. Also returns the case's
 * machine.
 */
const explored = (questions: number, { isPaged = false } = {}) => {
  const names = Array.from({ length: questions }, (_, index) => `question${index}`)
  const form = Object.fromEntries(names.map((name) => [name, phone()]))
  const pages = slugs
    .slice(0, questions)
    .map((slug, index) => ({ slug, name: `page${index}`, description: 'Egy lap.' }))
  const definition = {
    ...taxNumber,
    previousAnswers: null,
    id: 'sample.long',
    form,
    pages: isPaged
      ? pages.map((page, index) => ({ ...page, fields: names.slice(index, index + 1) }))
      : pagesOf('sample.long', form, undefined),
  }
  const machine = buildCaseMachine(definition)
  const [graph] = explore(caseModel({ productLine: 'elet', key: 'sample', variant: '', definition, machine }))
  return { transitions: declaredTransitions(machine).length, situations: graph?.edges.size ?? Number.NaN }
}

test('the number of explored situations grows linearly with the number of questions in a form', () => {
  const [ten, twenty, thirty] = [explored(10), explored(20), explored(30)]
  expect(twenty.situations).toBeGreaterThan(ten.situations)
  expect(thirty.situations - twenty.situations).toBe(twenty.situations - ten.situations)
})

test('the exploration of a form with several pages finds fewer situations than the form’s machine has transitions', () => {
  for (const { situations, transitions } of [2, 4, 6].map((pages) => explored(pages, { isPaged: true })))
    expect(situations).toBeLessThan(transitions)
})

const askingMachine = setup({
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

test('the exploration tries two different errors of an actor even if their JSON is equal', () => {
  const ending = (name: string) => ({ name, end: { error: new Error(name) }, script: [] })
  const model = modelOf(askingMachine, {
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

test('if several responses of the insurer produce the same case, the exploration tries only one and misses no transition', () => {
  const model = models.find(({ machine }) => machine.id === 'life.emergency')
  if (model === undefined) throw new Error('There is no such case')
  const load = model.actors.load ?? (() => [])
  const eachTried: Model = {
    ...model,
    actors: { ...model.actors, load: (...args) => load(...args).map(({ made: _, ...end }) => end) },
  }
  const edgesOf = (candidate: Model) =>
    explore(candidate).map(({ edges }) =>
      [...edges].map(([at, all]) => [at, all.map(({ to, transitions }) => [to, transitions])]),
    )
  expect(edgesOf(model)).toEqual(edgesOf(eachTried))
})
