import { examplesOf, failureExamplesOf } from '../../mocks/examples'
import { statusOf } from '../../mocks/handlers/call/status'
import type { Endpoint, Schema } from '../../src/api/endpoint'
import { fileTypesOf, hasFile, type Json, type JsonSchema, jsonSchemaOf } from './schemas'
import { shortenLists } from './shortenLists'

/** Returns all responses of an endpoint by status: the data, and the business errors. */
export const responsesOf = (endpoint: Endpoint, needsToken: boolean): Json => {
  const codesByStatus = new Map<number, readonly string[]>()
  const inputSchema = endpoint.params ?? endpoint.query ?? endpoint.body
  for (const code of Object.keys(endpoint.failures)) {
    const status = statusOf(code)
    codesByStatus.set(status, [...(codesByStatus.get(status) ?? []), code])
  }
  return {
    200: successResponse(endpoint),
    ...(inputSchema !== undefined && { 400: { $ref: '#/components/responses/MissingFields' } }),
    ...(needsToken && { 401: { $ref: '#/components/responses/Expired' } }),
    ...Object.fromEntries([...codesByStatus].map(([status, codes]) => [status, errorResponse(endpoint, codes)])),
  }
}

const successResponse = (endpoint: Endpoint): Json => {
  const schema = jsonSchemaOf(endpoint.response)
  if (hasFile(schema)) {
    const content = Object.fromEntries(fileTypesOf(endpoint.response).map((type) => [type, { schema }]))
    return { description: 'The file.', content }
  }
  const examples = Object.entries(examplesOf(endpoint)).map(([name, value]) => [name, { value: shortenLists(value) }])
  return { description: 'Done.', content: { 'application/json': { schema, examples: Object.fromEntries(examples) } } }
}

const errorResponse = (endpoint: Endpoint, codes: readonly string[]): Json => {
  const schemas = codes.map((code) => failureSchema(code, endpoint.failures[code]))
  const examples = Object.entries(failureExamplesOf(endpoint))
    .filter(([, { code }]) => codes.includes(code))
    .map(([name, value]) => [name, { value }])
  return {
    description: codes.join(', '),
    content: {
      'application/json': {
        schema: schemas.length === 1 ? schemas[0] : { oneOf: schemas },
        examples: Object.fromEntries(examples),
      },
    },
  }
}

const failureSchema = (code: string, parameters: Schema | undefined): JsonSchema => {
  const { properties = {}, required = [] } = parameters === undefined ? {} : jsonSchemaOf(parameters)
  return { type: 'object', properties: { code: { const: code }, ...properties }, required: ['code', ...required] }
}
