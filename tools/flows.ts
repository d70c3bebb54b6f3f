import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { catalogue as machines } from '../machines'
import { readExplored, unreachable } from './explored'
import { catalogueOf } from './flows/catalogue'
import { viewerPage } from './flows/page'
import { catalogueJsonSchema } from './flows/schema'
import { statelyProgram } from './flows/stately'
import { testedBy } from './flows/tested'
import { readTexts } from './flows/texts'
import { viewerDataOf } from './flows/viewerData'

// `npm run flows`: every flow of the portal, as a page to look at and as data.
const FOLDER = 'dist-flows'
const KILOBYTE = 1024

const texts = readTexts()
const catalogue = catalogueOf(texts)
const page = await viewerPage(await viewerDataOf(catalogue, texts, testedBy([...readExplored().values()], unreachable)))
mkdirSync(`${FOLDER}/stately`, { recursive: true })
const write = (name: string, text: string): string => {
  const path = resolve(FOLDER, name)
  writeFileSync(path, text)
  return `${pathToFileURL(path)}, ${Math.ceil(Buffer.byteLength(text) / KILOBYTE)} kB`
}
for (const machine of machines) write(`stately/${machine.id}.ts`, statelyProgram([machine]))
console.log(`
  ${catalogue.flows.length} flows
  To look at  ${write('flows.html', page)}
  As data     ${write('flows.json', `${JSON.stringify(catalogue)}\n`)}
  For Stately ${write('stately.ts', statelyProgram(machines))}
  Its schema  ${write('flows.schema.json', `${JSON.stringify(catalogueJsonSchema(), null, 1)}\n`)}
`)
