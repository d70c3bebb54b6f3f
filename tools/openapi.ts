import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { Validator } from '@seriousme/openapi-schema-validator'
import { endpoints } from '../src/api/index'
import { commandLine } from './commandLine'
import { openApiDocument } from './openapi/document'
import { apiPage } from './openapi/page'

const OUTPUT_FOLDER = 'dist-openapi'

commandLine({
  call: 'npm run openapi',
  does: `Writes the API as an OpenAPI 3.1 document, and as a page to read, into ${OUTPUT_FOLDER}/.`,
})

const { version }: { readonly version: string } = JSON.parse(readFileSync('package.json', 'utf8'))
const document = openApiDocument(version)
const { valid, errors } = await new Validator().validate({ ...document })
if (!valid) throw new Error(`Not a valid OpenAPI document: ${JSON.stringify(errors, null, 1)}`)
mkdirSync(OUTPUT_FOLDER, { recursive: true })
writeFileSync(`${OUTPUT_FOLDER}/openapi.json`, `${JSON.stringify(document, null, 1)}\n`)
writeFileSync(`${OUTPUT_FOLDER}/index.html`, apiPage(document))
const assumedEndpoints = endpoints.filter(({ source }) => source === 'assumed')
console.log(`
  Agree on these calls first, which the specification does not show:

${assumedEndpoints.map(({ method, path, why }) => `  ${method} ${path}\n    ${why}`).join('\n')}

  OpenAPI 3.1  ${OUTPUT_FOLDER}/openapi.json
  To read      ${pathToFileURL(`${OUTPUT_FOLDER}/index.html`)}
`)
