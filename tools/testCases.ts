import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { commandLine, UsageError } from './commandLine'
import { models } from './exploration/models'
import { pairPathsOf } from './exploration/paths'
import { readExploredPaths, unreachableTransitions } from './explored'
import { catalogueOf } from './flows/catalogue'
import { readTexts } from './flows/texts'
import { withUniqueNames } from './flows/viewerData'
import { requestedFlows } from './flows/wanted'
import { coverageOf } from './testCases/coverage'
import { directionsTo } from './testCases/directionsTo'
import { answersByActor } from './testCases/followed'
import { csv, gherkin, markdown, overview, type TestCaseFile } from './testCases/formats'
import { browserTransitionCounts } from './testCases/inBrowser'
import { questionWords } from './testCases/questionWords'
import { testCaseOf } from './testCases/testCase'

const OUTPUT_FOLDER = 'dist-paths'

const args = commandLine({
  call: 'npm run paths',
  does: `Writes the paths that the generated tests go, of all flows or of some (kgfb.licensePlate), as test cases into ${OUTPUT_FOLDER}/.`,
  words: '[flow…]',
  options: {
    switch: { value: '0|1', does: '0: every transition; 1: every pair that can follow each other, which are many' },
    'by-hand': { does: 'without those that nobody can go through in the portal' },
  },
})
const switchLevel = args.number('switch', 0)
const isPairs = switchLevel === 1
if (switchLevel > 1) throw new UsageError('--switch is 0 (every transition) or 1 (every pair of them).')
const isByHandOnly = args.flag('by-hand')
const texts = readTexts()
const { flows } = catalogueOf(texts)
const selectedFlows = withUniqueNames(requestedFlows(flows, args.words), texts)
const exploredPaths = readExploredPaths()
const browserCounts = browserTransitionCounts()
mkdirSync(OUTPUT_FOLDER, { recursive: true })
const caseFiles: TestCaseFile[] = []
for (const flow of selectedFlows) {
  const chosenPaths = exploredPaths.get(flow.id)
  if (chosenPaths === undefined) continue
  const model = models.find(({ machine }) => machine.id === flow.id)
  const paths = isPairs && model !== undefined ? pairPathsOf(model) : chosenPaths.paths
  const answers = answersByActor(paths)
  const allCases = paths.map((path) =>
    testCaseOf(
      flow,
      path,
      chosenPaths.onScreens.some(({ id }) => id === path.id),
      answers,
      model && questionWords(model.machine, texts),
    ),
  )
  const coverage = coverageOf(chosenPaths, unreachableTransitions, browserCounts.get(flow.id) ?? null)
  const cases = allCases.filter(({ followed }) => !isByHandOnly || followed.byHand !== 'no')
  const file = `${flow.id}${isPairs ? '.pairs' : ''}`
  caseFiles.push({ flow, file, cases })
  const writeCases = (extension: string, text: string): void =>
    writeFileSync(`${OUTPUT_FOLDER}/${file}.${extension}`, text)
  writeCases('md', markdown(flow, await directionsTo(flow, texts), coverage, cases))
  writeCases('csv', csv(cases))
  writeCases('feature', gherkin(flow, cases))
  writeCases('json', `${JSON.stringify({ flow: flow.id, coverage, cases }, null, 1)}\n`)
}
const page = resolve(OUTPUT_FOLDER, 'README.md')
writeFileSync(page, overview(caseFiles))
const caseCount = caseFiles.reduce((sum, { cases }) => sum + cases.length, 0)
console.log(`
  ${caseCount} test cases of ${caseFiles.length} flows, from  ${pathToFileURL(page)}
`)
