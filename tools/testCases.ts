import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readExplored, unreachable } from './explored'
import { catalogueOf } from './flows/catalogue'
import { readTexts } from './flows/texts'
import { coverageOf } from './testCases/coverage'
import { csv, gherkin, markdown } from './testCases/formats'
import { testCaseOf } from './testCases/testCase'

// `npm run paths -- [flow…]`: the paths that the generated tests go, as test cases for people and their tools.
const FOLDER = 'dist-paths'

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const { flows } = catalogueOf(readTexts())
const unknown = wanted.filter((id) => !flows.some((flow) => flow.id === id))
if (unknown.length > 0)
  throw new Error(`There is no flow ${unknown.join(', ')}. There are: ${flows.map(({ id }) => id).join(' ')}`)
const explored = readExplored()
mkdirSync(FOLDER, { recursive: true })
let number = 0
for (const flow of flows.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
  const made = explored.get(flow.id)
  if (made === undefined) continue
  const cases = made.paths.map((path) =>
    testCaseOf(
      flow,
      path,
      made.onScreens.some(({ id }) => id === path.id),
    ),
  )
  const coverage = coverageOf(made, unreachable)
  number += cases.length
  const write = (ending: string, text: string): void => writeFileSync(`${FOLDER}/${flow.id}.${ending}`, text)
  write('md', markdown(flow, coverage, cases))
  write('csv', csv(cases))
  write('feature', gherkin(flow, cases))
  write('json', `${JSON.stringify({ flow: flow.id, coverage, cases }, null, 1)}\n`)
}
console.log(`
  ${number} test cases  ${pathToFileURL(resolve(FOLDER))}
`)
