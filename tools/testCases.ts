import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { commandLine, UsageError } from './commandLine'
import { models } from './exploration/models'
import { pairPathsOf } from './exploration/paths'
import { readExplored, unreachable } from './explored'
import { catalogueOf } from './flows/catalogue'
import { readTexts } from './flows/texts'
import { withUniqueNames } from './flows/viewerData'
import { wantedFlows } from './flows/wanted'
import { coverageOf } from './testCases/coverage'
import { answersOn } from './testCases/followed'
import { csv, gherkin, markdown, overview, type TestCaseFile } from './testCases/formats'
import { takenInBrowser } from './testCases/inBrowser'
import { questionWords } from './testCases/questionWords'
import { testCaseOf } from './testCases/testCase'
import { wayThere } from './testCases/wayThere'

const FOLDER = 'dist-paths'

const args = commandLine({
  call: 'npm run paths',
  does: `Writes the paths that the generated tests go, of all flows or of some (kgfb.licensePlate), as test cases into ${FOLDER}/.`,
  words: '[flow…]',
  options: {
    switch: { value: '0|1', does: '0: every transition; 1: every pair that can follow each other, which are many' },
    'by-hand': { does: 'without those that nobody can go through in the portal' },
  },
})
const switches = args.number('switch', 0)
const isPairs = switches === 1
if (switches > 1) throw new UsageError('--switch is 0 (every transition) or 1 (every pair of them).')
const isByHand = args.flag('by-hand')
const texts = readTexts()
const { flows } = catalogueOf(texts)
const selectedFlows = withUniqueNames(wantedFlows(flows, args.words), texts)
const explored = readExplored()
const inBrowser = takenInBrowser()
mkdirSync(FOLDER, { recursive: true })
const caseFiles: TestCaseFile[] = []
for (const flow of selectedFlows) {
  const chosenPaths = explored.get(flow.id)
  if (chosenPaths === undefined) continue
  const model = models.find(({ machine }) => machine.id === flow.id)
  const paths = isPairs && model !== undefined ? pairPathsOf(model) : chosenPaths.paths
  const answers = answersOn(paths)
  const allCases = paths.map((path) =>
    testCaseOf(
      flow,
      path,
      chosenPaths.onScreens.some(({ id }) => id === path.id),
      answers,
      model && questionWords(model.machine, texts),
    ),
  )
  const coverage = coverageOf(chosenPaths, unreachable, inBrowser.get(flow.id) ?? null)
  const cases = allCases.filter(({ followed }) => !isByHand || followed.byHand !== 'no')
  const file = `${flow.id}${isPairs ? '.pairs' : ''}`
  caseFiles.push({ flow, file, cases })
  const write = (ending: string, text: string): void => writeFileSync(`${FOLDER}/${file}.${ending}`, text)
  write('md', markdown(flow, await wayThere(flow, texts), coverage, cases))
  write('csv', csv(cases))
  write('feature', gherkin(flow, cases))
  write('json', `${JSON.stringify({ flow: flow.id, coverage, cases }, null, 1)}\n`)
}
const page = resolve(FOLDER, 'README.md')
writeFileSync(page, overview(caseFiles))
const number = caseFiles.reduce((sum, { cases }) => sum + cases.length, 0)
console.log(`
  ${number} test cases of ${caseFiles.length} flows, from  ${pathToFileURL(page)}
`)
