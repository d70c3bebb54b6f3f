import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { Validator } from '@seriousme/openapi-schema-validator'
import { endpoints } from '../src/api/index'
import { commandLine } from './commandLine'
import { openApiDocument } from './openapi/document'
import { pageOf } from './openapi/page'

const FOLDER = 'dist-openapi'

commandLine({
  call: 'npm run openapi',
  does: `Writes the API as an OpenAPI 3.1 document, and as a page to read, into ${FOLDER}/.`,
})

const { version }: { readonly version: string } = JSON.parse(readFileSync('package.json', 'utf8'))
const document = openApiDocument(version)
const { valid, errors } = await new Validator().validate({ ...document })
if (!valid) throw new Error(`Not a valid OpenAPI document: ${JSON.stringify(errors, null, 1)}`)
mkdirSync(FOLDER, { recursive: true })
writeFileSync(`${FOLDER}/openapi.json`, `${JSON.stringify(document, null, 1)}\n`)
writeFileSync(`${FOLDER}/index.html`, pageOf(document))
const assumed = endpoints.filter(({ source }) => source === 'assumed')
console.log(`
  Agree on these calls first, which the specification does not show:

${assumed.map(({ method, path, why }) => `  ${method} ${path}\n    ${why}`).join('\n')}

  OpenAPI 3.1  ${FOLDER}/openapi.json
  To read      ${pathToFileURL(`${FOLDER}/index.html`)}
`)
