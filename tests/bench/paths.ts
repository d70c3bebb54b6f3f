import { compileCase } from '../../machines/case/case.machine'
import type { CaseDefinition } from '../../machines/case/definition'
import { text } from '../../machines/case/fields/text'
import { pagesOf } from '../../machines/case/pages'
import { feeSuspension } from '../../machines/cases/life/fees.case'
import type { Model } from '../model/kit/model'
import { models } from '../model/models'
import { caseModel } from '../model/models/case.model'
import { pathsOf } from '../model/paths'
import { table } from './report'

const timed = <Made>(make: () => Made): readonly [Made, number] => {
  const startedAt = performance.now()
  const made = make()
  return [made, performance.now() - startedAt]
}

/** A case that asks so many questions. */
const caseAsking = (questions: number): Model => {
  const form = Object.fromEntries(Array.from({ length: questions }, (_, index) => [`question${index}`, text()]))
  const definition: CaseDefinition = {
    ...feeSuspension,
    id: `sample.asks${questions}`,
    form,
    pages: pagesOf('sample.asks', form, undefined),
  }
  return caseModel({ area: 'elet', key: 'sample', variant: '', definition, machine: compileCase(definition) })
}

/** What the paths over all charts cost on one processor, and how that grows with a chart. */
export function paths(): string {
  const all = models.map((model) => [model.machine.id, ...timed(() => pathsOf(model))] as const)
  const sum = all.reduce((total, [, , time]) => total + time, 0)
  const slowest = all.toSorted(([, , one], [, , other]) => other - one).slice(0, 5)
  const growing = [10, 20, 40, 80].map((questions) => {
    const [made, time] = timed(() => pathsOf(caseAsking(questions)))
    return [`  a form of ${questions} questions`, `${made.paths.length} paths`, `${time.toFixed(0)} ms`]
  })
  const number = all.reduce((total, [, made]) => total + made.paths.length, 0)
  return `Paths over every chart, on one processor\n${table([
    [`all ${all.length} charts (under 10 s)`, `${number} paths`, `${(sum / 1000).toFixed(1)} s`],
    ...slowest.map(([id, made, time]) => [`  ${id}`, `${made.paths.length} paths`, `${time.toFixed(0)} ms`]),
    ...growing,
  ])}`
}
