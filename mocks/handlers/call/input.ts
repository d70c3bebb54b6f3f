import * as v from 'valibot'
import type { Endpoint, Schema } from '../../../src/api/endpoint'
import type { Call } from '../../reply'
import type { IncomingCall } from './incomingCall'

/** The parts of a call as its endpoint declares them, and the names of missing or malformed fields. */
export const readInput = (
  endpoint: Endpoint,
  incomingCall: IncomingCall,
): { readonly missing: readonly string[]; readonly input: Omit<Call<Endpoint>, 'store'> } => {
  const params = readPart(endpoint.params, incomingCall.params)
  const query = readPart(endpoint.query, incomingCall.query)
  const body = readPart(endpoint.body, incomingCall.body)
  return {
    missing: [...params.missing, ...query.missing, ...body.missing],
    input: { params: params.output, query: query.output, body: body.output },
  }
}

const readPart = (schema: Schema | undefined, rawPart: unknown): { missing: readonly string[]; output: unknown } => {
  if (schema === undefined) return { missing: [], output: undefined }
  const value = typeof rawPart === 'object' && rawPart !== null ? rawPart : {}
  const parseResult = v.safeParse(schema, value)
  if (parseResult.success) return { missing: emptyFields(schema, value), output: parseResult.output }
  const invalidFields = parseResult.issues.map((issue) => String(issue.path?.[0]?.key ?? ''))
  return { missing: [...new Set(invalidFields)], output: undefined }
}

// Returns the names of empty required fields, which count as missing. A field is required if the schema rejects an
// object without it.
const emptyFields = (schema: Schema, value: object): readonly string[] =>
  Object.entries(value)
    .filter(([, part]) => part === '' || (Array.isArray(part) && part.length === 0))
    .map(([name]) => name)
    .filter((name) => !v.is(schema, Object.fromEntries(Object.entries(value).filter(([key]) => key !== name))))
