import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { commandLine, UsageError } from './commandLine'
import { readExploredPaths, unreachableTransitions } from './explored'
import { catalogueOf, distinctMachines } from './flows/catalogue'
import { flowsAt } from './flows/changes/catalogueAt'
import { changesSince } from './flows/changes/page'
import { viewerPage } from './flows/page'
import { playedPaths } from './flows/played'
import { catalogueJsonSchema } from './flows/schema'
import { pictureFilesOf, scenesIn, screensIn } from './flows/screens'
import { smallPictures } from './flows/smallPictures'
import { statelyProgram } from './flows/stately'
import { coverageByTests } from './flows/tested'
import { readTexts } from './flows/texts'
import { viewerDataOf, withUniqueNames } from './flows/viewerData'
import { coverageLine, coverageOf } from './reports/coverage'
import { figuresOf } from './reports/figures'
import { REPORTS, reportsOf } from './reports/reports'

const GALLERY_FOLDER = 'dist-gallery'
const OUTPUT_FOLDER = 'dist-flows'
const KILOBYTE = 1024

const args = commandLine({
  call: 'npm run flows',
  does: `Writes every flow into ${OUTPUT_FOLDER}/, as a page to look at and as data, and the chart of each into ${REPORTS}/.
After \`npm run gallery\` the page also has the texts of the screens.`,
  options: {
    pictures: { does: 'with the pictures of the gallery' },
    since: { value: 'REVISION', does: 'also a page of what has changed in each flow since a revision' },
  },
})
const texts = readTexts()
const catalogue = catalogueOf(texts)
const hasPictures = args.flag('pictures')
const scenes = scenesIn(GALLERY_FOLDER)
if (hasPictures && scenes.length === 0) throw new UsageError('There are no pictures yet: run `npm run gallery` first.')
const screens = screensIn(scenes, catalogue.flows, hasPictures)
const exploredPaths = readExploredPaths()
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
const namedFlows = withUniqueNames(catalogue.flows, texts)
for (const { name, text } of reportsOf(namedFlows)) writeFileSync(`${REPORTS}/${name}`, text)
const figures = figuresOf(exploredPaths)
const data = await viewerDataOf(
  catalogue,
  texts,
  coverageByTests([...exploredPaths.values()], unreachableTransitions),
  screens,
  playedPaths(catalogue.flows, exploredPaths),
)
const page = await viewerPage(data, hasPictures ? await smallPictures(GALLERY_FOLDER, pictureFilesOf(screens)) : {})
mkdirSync(`${OUTPUT_FOLDER}/stately`, { recursive: true })
const writeOutput = (name: string, text: string): string => {
  const path = resolve(OUTPUT_FOLDER, name)
  writeFileSync(path, text)
  return `${pathToFileURL(path)}, ${Math.ceil(Buffer.byteLength(text) / KILOBYTE)} kB`
}
const sinceRevision = args.text('since')
const summaryLines: string[] = []
if (sinceRevision !== undefined) {
  const changedFlows = changesSince(sinceRevision, flowsAt(sinceRevision), catalogue.flows)
  const changedData = await viewerDataOf({ ...catalogue, flows: changedFlows.flows }, texts, data, screens, {})
  const changesFile = writeOutput('changes.html', await viewerPage({ ...changedData, changes: changedFlows.changes }))
  const changeLines = changedFlows.changes.told.map(
    ({ flows, words }) => `  ${flows.join(', ')}\n${words.map((line) => `    ${line}`).join('\n')}`,
  )
  summaryLines.push(`\n${changeLines.join('\n') || '  No flow has changed.'}\n\n  Changes     ${changesFile}`)
}
const machines = distinctMachines()
for (const machine of machines) writeOutput(`stately/${machine.id}.ts`, statelyProgram([machine], catalogue.flows))
console.log(`
  ${catalogue.flows.length} flows
  To look at  ${writeOutput('flows.html', page)}
  As data     ${writeOutput('flows.json', `${JSON.stringify(catalogue)}\n`)}
  Reports     ${pathToFileURL(resolve(REPORTS, 'README.md'))} (to be committed)
  Coverage    ${writeOutput('coverage.md', coverageOf(namedFlows, figures))} (${coverageLine(figures)})
  For Stately ${writeOutput('stately.ts', statelyProgram(machines, catalogue.flows))}
  Its schema  ${writeOutput('flows.schema.json', `${JSON.stringify(catalogueJsonSchema(), null, 1)}\n`)}
${summaryLines.join('')}`)
