import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { commandLine, UsageError } from './commandLine'
import { readExplored, unreachable } from './explored'
import { catalogueOf, distinctMachines } from './flows/catalogue'
import { flowsAt } from './flows/changes/catalogueAt'
import { changedSince } from './flows/changes/page'
import { viewerPage } from './flows/page'
import { playedPaths } from './flows/played'
import { catalogueJsonSchema } from './flows/schema'
import { filesOf, scenesIn, screensIn } from './flows/screens'
import { smallPictures } from './flows/smallPictures'
import { statelyProgram } from './flows/stately'
import { testedBy } from './flows/tested'
import { readTexts } from './flows/texts'
import { viewerDataOf, withUniqueNames } from './flows/viewerData'
import { coverageLine, coverageOf } from './reports/coverage'
import { figuresOf } from './reports/figures'
import { REPORTS, reportsOf } from './reports/reports'

const GALLERY = 'dist-gallery'
const FOLDER = 'dist-flows'
const KILOBYTE = 1024

const args = commandLine({
  call: 'npm run flows',
  does: `Writes every flow into ${FOLDER}/, as a page to look at and as data, and the chart of each into ${REPORTS}/.
After \`npm run gallery\` the page also has the texts of the screens.`,
  options: {
    pictures: { does: 'with the pictures of the gallery' },
    since: { value: 'REVISION', does: 'also a page of what has changed in each flow since a revision' },
  },
})
const texts = readTexts()
const catalogue = catalogueOf(texts)
const hasPictures = args.flag('pictures')
const scenes = scenesIn(GALLERY)
if (hasPictures && scenes.length === 0) throw new UsageError('There are no pictures yet: run `npm run gallery` first.')
const screens = screensIn(scenes, catalogue.flows, hasPictures)
const explored = readExplored()
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
const namedFlows = withUniqueNames(catalogue.flows, texts)
for (const { name, text } of reportsOf(namedFlows)) writeFileSync(`${REPORTS}/${name}`, text)
const figures = figuresOf(explored)
const data = await viewerDataOf(
  catalogue,
  texts,
  testedBy([...explored.values()], unreachable),
  screens,
  playedPaths(catalogue.flows, explored),
)
const page = await viewerPage(data, hasPictures ? await smallPictures(GALLERY, filesOf(screens)) : {})
mkdirSync(`${FOLDER}/stately`, { recursive: true })
const write = (name: string, text: string): string => {
  const path = resolve(FOLDER, name)
  writeFileSync(path, text)
  return `${pathToFileURL(path)}, ${Math.ceil(Buffer.byteLength(text) / KILOBYTE)} kB`
}
const since = args.text('since')
const sinceLines: string[] = []
if (since !== undefined) {
  const changed = changedSince(since, flowsAt(since), catalogue.flows)
  const changedData = await viewerDataOf({ ...catalogue, flows: changed.flows }, texts, data, screens, {})
  const file = write('changes.html', await viewerPage({ ...changedData, changes: changed.changes }))
  const changeLines = changed.changes.told.map(
    ({ flows, words }) => `  ${flows.join(', ')}\n${words.map((line) => `    ${line}`).join('\n')}`,
  )
  sinceLines.push(`\n${changeLines.join('\n') || '  No flow has changed.'}\n\n  Changes     ${file}`)
}
const machines = distinctMachines()
for (const machine of machines) write(`stately/${machine.id}.ts`, statelyProgram([machine], catalogue.flows))
console.log(`
  ${catalogue.flows.length} flows
  To look at  ${write('flows.html', page)}
  As data     ${write('flows.json', `${JSON.stringify(catalogue)}\n`)}
  Reports     ${pathToFileURL(resolve(REPORTS, 'README.md'))} (to be committed)
  Coverage    ${write('coverage.md', coverageOf(namedFlows, figures))} (${coverageLine(figures)})
  For Stately ${write('stately.ts', statelyProgram(machines, catalogue.flows))}
  Its schema  ${write('flows.schema.json', `${JSON.stringify(catalogueJsonSchema(), null, 1)}\n`)}
${sinceLines.join('')}`)
