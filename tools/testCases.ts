import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { models } from '../tests/model/models'
import { pairPathsOf } from '../tests/model/paths'
import { flag, numberOption, UsageError, words } from './arguments'
import { readExplored, unreachable } from './explored'
import { catalogueOf } from './flows/catalogue'
import { readTexts } from './flows/texts'
import { wantedFlows } from './flows/wanted'
import { coverageOf } from './testCases/coverage'
import { answersOn } from './testCases/followed'
import { csv, gherkin, markdown } from './testCases/formats'
import { takenInBrowser } from './testCases/inBrowser'
import { questionWords } from './testCases/questionWords'
import { testCaseOf } from './testCases/testCase'
import { wayThere } from './testCases/wayThere'

// `npm run paths -- [flow…] [--switch 0|1] [--by-hand]`: the paths that the generated tests go, as test cases for people and their tools; with
// `--switch 1` paths that take every pair of transitions that can follow each other, which are explored anew, and are many;
// with `--by-hand` without those that nobody can go through in the portal.
const FOLDER = 'dist-paths'

const isPairs = numberOption('switch', 0) === 1
if (numberOption('switch', 0) > 1) throw new UsageError('--switch is 0 (every transition) or 1 (every pair of them).')
const isByHand = flag('by-hand')
const texts = readTexts()
const { flows } = catalogueOf(texts)
const wanted = wantedFlows(flows, words('switch'))
const explored = readExplored()
const inBrowser = takenInBrowser()
mkdirSync(FOLDER, { recursive: true })
let number = 0
for (const flow of wanted) {
  const made = explored.get(flow.id)
  if (made === undefined) continue
  const model = models.find(({ machine }) => machine.id === flow.id)
  const paths = isPairs && model !== undefined ? pairPathsOf(model) : made.paths
  const answers = answersOn(paths)
  const all = paths.map((path) =>
    testCaseOf(
      flow,
      path,
      made.onScreens.some(({ id }) => id === path.id),
      answers,
      model && questionWords(model.machine, texts),
    ),
  )
  const coverage = coverageOf(made, unreachable, inBrowser.get(flow.id) ?? null)
  const cases = all.filter(({ followed }) => !isByHand || followed.byHand !== 'no')
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
