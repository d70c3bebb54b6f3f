import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CaseDefinition } from '../../machines/case/definition/definition'
import { phone } from '../../machines/case/definition/fields/phone'
import { pagesOf } from '../../machines/case/definition/pages'
import { buildCaseMachine } from '../../machines/case/machine/case.machine'
import { taxNumber } from '../../machines/cases/common/taxNumber.case'
import type { Model } from '../../tools/exploration/kit/model'
import { models } from '../../tools/exploration/models'
import { caseModel } from '../../tools/exploration/models/case.model'
import { pathsOf } from '../../tools/exploration/paths'
import { explorePaths } from '../../tools/testing/explorePaths'
import { table } from './report'

/** Writes the paths of all machines into an empty folder, on all processors. Returns the time that it takes (s). */
const untilWritten = async (): Promise<number> => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-paths-'))
  const before = performance.now()
  try {
    await explorePaths(join(folder, 'paths'))
    return (performance.now() - before) / 1000
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Returns the result of a function, and the processor time that it took (ms). Elapsed time would depend on other
 * programs.
 */
const timed = <Made>(make: () => Made): readonly [Made, number] => {
  const before = process.cpuUsage()
  const result = make()
  const { user, system } = process.cpuUsage(before)
  return [result, (user + system) / 1000]
}

/** The slugs of a form's pages, in order. */
const slugs = ['', 'helyszin', 'karok', 'korulmenyek', 'elerhetoseg', 'kifizetes'] as const

/** Returns the model of a case with this number of questions. They are on one page, or each on its own page. */
const caseAsking = (questions: number, { isPaged = false } = {}): Model => {
  const names = Array.from({ length: questions }, (_, index) => `question${index}`)
  const form = Object.fromEntries(names.map((name) => [name, phone()]))
  const pages = slugs.slice(0, questions).map((slug, index) => ({
    slug,
    name: `page${index}`,
    description: 'Egy lap.',
    fields: names.slice(index, index + 1),
  }))
  const definition: CaseDefinition = {
    ...taxNumber,
    id: `sample.asks${questions}`,
    form,
    pages: isPaged ? pages : pagesOf('sample.asks', form, undefined),
  }
  return caseModel({
    productLine: 'elet',
    key: 'sample',
    variant: '',
    definition,
    machine: buildCaseMachine(definition),
  })
}

/** Measures the time to explore the paths of all machines, and how it grows with the size of a machine. */
export async function paths(): Promise<string> {
  const writingSeconds = await untilWritten()
  const all = models.map((model) => [model.machine.id, ...timed(() => pathsOf(model))] as const)
  const sum = all.reduce((total, [, , time]) => total + time, 0)
  const slowest = all.toSorted(([, , one], [, , other]) => other - one).slice(0, 5)
  const growthRow = (label: string, model: Model) => {
    const [{ declared, paths: modelPaths }, time] = timed(() => pathsOf(model))
    return [
      `  a form of ${label}, ${declared.length} transitions`,
      `${modelPaths.length} paths`,
      `${time.toFixed(0)} ms`,
    ]
  }
  const growing = [
    ...[10, 20, 40, 80].map((questions) => growthRow(`${questions} questions`, caseAsking(questions))),
    ...[2, 4, 6].map((pages) => growthRow(`${pages} pages`, caseAsking(pages, { isPaged: true }))),
  ]
  const number = all.reduce((total, [, exploration]) => total + exploration.paths.length, 0)
  return `Paths over every chart\n${table([
    [
      `all ${all.length} charts, written, by the clock on ${availableParallelism()} processors (under 10 s)`,
      `${number} paths`,
      `${writingSeconds.toFixed(1)} s`,
    ],
    ['of the processor, through the runner of this report', '', `${(sum / 1000).toFixed(1)} s`],
    ...slowest.map(([id, exploration, time]) => [
      `  ${id}`,
      `${exploration.paths.length} paths`,
      `${time.toFixed(0)} ms`,
    ]),
    ...growing,
  ])}`
}
