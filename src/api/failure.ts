import * as v from 'valibot'
import type { Endpoint } from './endpoint'

const codedFailure = v.looseObject({ code: v.string() })
const missingFields = v.object({ code: v.literal('MISSING_FIELDS'), fields: v.array(v.string()) })

/**
 * Reads a business error from a flat body, `{ code, …parameters }`. Returns `null` if the endpoint does not declare
 * this error, or if its parameters are invalid. Every endpoint may return the error for missing fields. The format of
 * the body is assumed: the specification shows only codes and parameters (section 8).
 */
export const readFailure = (endpoint: Endpoint, body: unknown): { readonly code: string } | null => {
  const missingFieldsResult = v.safeParse(missingFields, body)
  if (missingFieldsResult.success) return missingFieldsResult.output
  const codedResult = v.safeParse(codedFailure, body)
  if (!codedResult.success) return null
  const { code } = codedResult.output
  const parametersSchema = Object.hasOwn(endpoint.failures, code) ? endpoint.failures[code] : undefined
  if (parametersSchema === undefined) return null
  const parsedParameters = v.safeParse(parametersSchema, body)
  // The cast is safe: every endpoint declares the parameters of a business error as an object.
  return parsedParameters.success ? { ...(parsedParameters.output as object), code } : null
}
