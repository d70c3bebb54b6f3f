import { mkdirSync, writeFileSync } from 'node:fs'
import { catalogueOf } from './flows/catalogue'
import { catalogueJsonSchema } from './flows/schema'
import { readTexts } from './flows/texts'

// `npm run flows`: every flow of the portal as data, with the schema that tells how to read it.
const FOLDER = 'dist-flows'

const catalogue = catalogueOf(readTexts())
mkdirSync(FOLDER, { recursive: true })
const write = (name: string, text: string): void => writeFileSync(`${FOLDER}/${name}`, text)
write('flows.json', `${JSON.stringify(catalogue, null, 1)}\n`)
write('flows.schema.json', `${JSON.stringify(catalogueJsonSchema(), null, 1)}\n`)
console.log(`${catalogue.flows.length} flows as data  ${FOLDER}/flows.json`)
