import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { Validator } from '@seriousme/openapi-schema-validator'
import { openApiDocument } from './openapi/document'
import { pageOf } from './openapi/page'

// `npm run openapi`: the API as an OpenAPI document, and as a page to read.
const FOLDER = 'dist-openapi'

const { version }: { readonly version: string } = JSON.parse(readFileSync('package.json', 'utf8'))
const document = openApiDocument(version)
const { valid, errors } = await new Validator().validate({ ...document })
if (!valid) throw new Error(`Not a valid OpenAPI document: ${JSON.stringify(errors, null, 1)}`)
mkdirSync(FOLDER, { recursive: true })
writeFileSync(`${FOLDER}/openapi.json`, `${JSON.stringify(document, null, 1)}\n`)
writeFileSync(`${FOLDER}/index.html`, pageOf(document))
console.log(`
  OpenAPI 3.1  ${FOLDER}/openapi.json
  To read      ${pathToFileURL(`${FOLDER}/index.html`)}
`)
