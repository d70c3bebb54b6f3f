import * as v from 'valibot'
import type { Endpoint } from './endpoint'

const coded = v.looseObject({ code: v.string() })
const missingFields = v.object({ code: v.literal('MISSING_FIELDS'), fields: v.array(v.string()) })

/**
 * Reads a business error from a flat body, `{ code, …parameters }`. Returns `null` if the endpoint does not declare it.
 * The format is assumed: the specification shows only codes and parameters (section 8).
 */
export const readFailure = (endpoint: Endpoint, body: unknown): { readonly code: string } | null => {
  const missing = v.safeParse(missingFields, body)
  if (missing.success) return missing.output
  const read = v.safeParse(coded, body)
  if (!read.success) return null
  const { code } = read.output
  const parameters = Object.hasOwn(endpoint.failures, code) ? endpoint.failures[code] : undefined
  if (parameters === undefined) return null
  const parsed = v.safeParse(parameters, body)
  // The output is an object, because the parameters of a business error are declared as fields.
  return parsed.success ? { ...(parsed.output as object), code } : null
}
