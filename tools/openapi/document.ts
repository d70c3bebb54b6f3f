import { endpoints } from '../../src/api/index'
import { operationOf } from './operation'
import type { Json } from './schemas'
import { componentSchemas } from './schemas'

/** Returns the whole API as an OpenAPI 3.1 document, generated from the declarations and the named examples. */
export const openApiDocument = (version: string): Json => {
  const paths: Record<string, Record<string, Json>> = {}
  for (const endpoint of endpoints) {
    const path = `/${endpoint.path}`
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Minta Biztosító: API of the customer portal',
      version,
      description:
        'Generated from the declarations in src/api. x-source "assumed" marks a call that the specification does not list; x-assumes names what is assumed of the shape of one that it does. Both are to be agreed on with the insurer first. The status of a DÁP sign-in comes over a WebSocket besides, {base}/auth/dap-status/{websocketId}, as JSON: { "status": … }.',
    },
    servers: [{ url: '/api' }],
    tags: [...new Set(endpoints.map(({ id }) => id.split('.')[0]))].map((name) => ({ name })),
    paths,
    components: {
      schemas: componentSchemas(),
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description: 'The same for each repeat of one write: the first answer is given again.',
          schema: { type: 'string' },
          'x-source': 'assumed',
        },
      },
      responses: {
        Expired: { description: 'No token, or one that is no longer taken.' },
        MissingFields: {
          description: 'Required fields are missing or malformed.',
          content: { 'application/json': { schema: missingFieldsSchema } },
        },
      },
    },
  }
}

const missingFieldsSchema = {
  type: 'object',
  properties: { code: { const: 'MISSING_FIELDS' }, fields: { type: 'array', items: { type: 'string' } } },
  required: ['code', 'fields'],
  'x-assumes': 'The body; the specification names the status only.',
}
