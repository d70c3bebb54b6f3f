import { answers } from '../../mocks/handlers/answers'
import type { Endpoint, Schema } from '../../src/api/endpoint'
import { responsesOf } from './responses'
import { hasFile, type Json, type JsonSchema, jsonSchemaOf } from './schemas'

const tokenEndpointIds = new Set(answers.filter((answer) => answer.signedIn).map(({ endpoint }) => endpoint.id))

/** Returns one call as an OpenAPI 3.1 operation. */
export const operationOf = (endpoint: Endpoint): Json => {
  const needsToken = tokenEndpointIds.has(endpoint.id)
  const parameters = [
    ...parametersOf('path', endpoint.params),
    ...parametersOf('query', endpoint.query),
    ...(endpoint.method === 'GET' ? [] : [{ $ref: '#/components/parameters/IdempotencyKey' }]),
  ]
  return {
    operationId: endpoint.id,
    tags: [endpoint.id.split('.')[0]],
    summary: endpoint.id.split('.')[1],
    ...(endpoint.why !== undefined && { description: endpoint.why }),
    'x-source': endpoint.source,
    ...(endpoint.assumes !== undefined && { 'x-assumes': endpoint.assumes }),
    security: needsToken ? [{ token: [] }] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.body !== undefined && { requestBody: requestBodyOf(endpoint.body) }),
    responses: responsesOf(endpoint, needsToken),
  }
}

const parametersOf = (parameterLocation: 'path' | 'query', schema: Schema | undefined): readonly Json[] => {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = jsonSchemaOf(schema)
  return Object.entries(properties).map(([name, propertySchema]) => ({
    name,
    in: parameterLocation,
    required: parameterLocation === 'path' || required.includes(name),
    schema: propertySchema,
  }))
}

const requestBodyOf = (body: Schema): Json => {
  const schema: JsonSchema = jsonSchemaOf(body)
  const type = hasFile(schema) ? 'multipart/form-data' : 'application/json'
  return { required: true, content: { [type]: { schema } } }
}
