import * as v from 'valibot'
import { entriesOf, itemOf, unionOptionsOf, unwrap } from '../mocks/schemaParts'
import type { Schema } from '../src/api/endpoint'

/** A hostile text that combines markup, a lone surrogate, a direction override, and a long word without a break. */
export const HOSTILE = `<img src=x onerror=alert(1)>"'&lt;{{x}}$t(retry)%\ud800\u202e\u0000__proto__${'Ű漢'.repeat(150)}`

/** Returns true if the string at this path of the answer stays unchanged, e.g. at `contract.email`. */
type IsKept = (at: string) => boolean

/** Options of `hostile`. `text` replaces the strings of an answer, except those for which `isKept` returns `true`. */
export interface Replacing {
  readonly text?: string
  readonly isKept?: IsKept
}

/**
 * Returns an answer in which `text` replaces every string that the schema does not restrict. The default `text` is
 * `HOSTILE`.
 */
export const hostile = (schema: Schema, value: unknown, replacing: Replacing = {}, at = ''): unknown => {
  const { text = HOSTILE, isKept = () => false } = replacing
  if (value === null || value === undefined) return value
  const unwrapped = unwrap(schema)
  if (typeof value === 'string') return !isKept(at) && v.is(unwrapped, text) ? text : value
  const item = itemOf(unwrapped)
  if (item !== undefined && Array.isArray(value)) {
    // Cuts a long list to 20 entries. More entries would test nothing new.
    return (isKept(at) ? value : value.slice(0, 20)).map((entry) => hostile(item, entry, replacing, at))
  }
  const shape = unionOptionsOf(unwrapped).find((option) => v.is(option, value))
  if (shape !== undefined) return hostile(shape, value, replacing, at)
  const fieldSchemas = new Map(entriesOf(unwrapped))
  if (fieldSchemas.size === 0) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const fieldSchema = fieldSchemas.get(name)
      return [
        name,
        fieldSchema === undefined ? inner : hostile(fieldSchema, inner, replacing, at === '' ? name : `${at}.${name}`),
      ]
    }),
  )
}
