import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { models } from '../tests/model/models'
import { pairPathsOf } from '../tests/model/paths'
import { numberOption } from './arguments'
import { readExplored, unreachable } from './explored'
import { catalogueOf } from './flows/catalogue'
import { readTexts } from './flows/texts'
import { coverageOf } from './testCases/coverage'
import { csv, gherkin, markdown } from './testCases/formats'
import { takenInBrowser } from './testCases/inBrowser'
import { questionWords } from './testCases/questionWords'
import { testCaseOf } from './testCases/testCase'
import { wayThere } from './testCases/wayThere'

// `npm run paths -- [flow…] [--switch 0|1]`: the paths that the generated tests go, as test cases for people and their tools; with
// `--switch 1` paths that take every pair of transitions that can follow each other, which are explored anew, and are many.
const FOLDER = 'dist-paths'

const isPairs = numberOption('switch', 0) === 1
if (numberOption('switch', 0) > 1) throw new Error('--switch is 0 (every transition) or 1 (every pair of them).')
const words = process.argv.slice(2)
const wanted = words.filter((word, index) => !word.startsWith('--') && words[index - 1] !== '--switch')
const texts = readTexts()
const { flows } = catalogueOf(texts)
const unknown = wanted.filter((id) => !flows.some((flow) => flow.id === id))
if (unknown.length > 0)
  throw new Error(`There is no flow ${unknown.join(', ')}. There are: ${flows.map(({ id }) => id).join(' ')}`)
const explored = readExplored()
const inBrowser = takenInBrowser()
mkdirSync(FOLDER, { recursive: true })
let number = 0
for (const flow of flows.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
  const made = explored.get(flow.id)
  if (made === undefined) continue
  const model = models.find(({ machine }) => machine.id === flow.id)
  const paths = isPairs && model !== undefined ? pairPathsOf(model) : made.paths
  const cases = paths.map((path) =>
    testCaseOf(
      flow,
      path,
      made.onScreens.some(({ id }) => id === path.id),
      model && questionWords(model.machine, texts),
    ),
  )
  const coverage = coverageOf(made, unreachable, inBrowser.get(flow.id) ?? null)
  number += cases.length
  const write = (ending: string, text: string): void =>
    writeFileSync(`${FOLDER}/${flow.id}${isPairs ? '.pairs' : ''}.${ending}`, text)
  write('md', markdown(flow, await wayThere(flow, texts), coverage, cases))
  write('csv', csv(cases))
  write('feature', gherkin(flow, cases))
  write('json', `${JSON.stringify({ flow: flow.id, coverage, cases }, null, 1)}\n`)
}
console.log(`
  ${number} test cases  ${pathToFileURL(resolve(FOLDER))}
`)
