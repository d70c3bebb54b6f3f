import * as v from 'valibot'
import type { Schema } from '../src/api/endpoint'
import { entriesOf, isAssumed, isOptional, itemOf, unionOptionsOf, unwrap } from './schemaParts'

/** The optional fields that an insurer's answers contain: all of them, only those in the specification, or none. */
export const fullness = v.picklist(['everything', 'specified', 'required'])
export type Fullness = v.InferOutput<typeof fullness>

/**
 * Tells if `pickEntries` keeps an entry of an object. `depth` is the number of optional parts that contain the entry.
 */
type IsKept = (entry: Schema, depth: number) => boolean

/** A copy of a value with only the entries that `isKept` accepts, at any depth. */
export const pickEntries = (schema: Schema, value: unknown, isKept: IsKept, depth = 0): unknown => {
  if (value === null || value === undefined) return value
  const unwrapped = unwrap(schema)
  const innerDepth = depth + (isOptional(schema) ? 1 : 0)
  const item = itemOf(unwrapped)
  if (item !== undefined && Array.isArray(value))
    return value.map((element) => pickEntries(item, element, isKept, innerDepth))
  const matchingShape = unionOptionsOf(unwrapped).find((option) => v.is(option, value))
  if (matchingShape !== undefined) return pickEntries(matchingShape, value, isKept, innerDepth)
  const entries = entriesOf(unwrapped)
  if (entries.length === 0) return value
  const fields = new Map<string, unknown>(Object.entries(value))
  return Object.fromEntries(
    entries.flatMap(([name, part]) =>
      fields.get(name) !== undefined && isKept(part, innerDepth)
        ? [[name, pickEntries(part, fields.get(name), isKept, innerDepth)]]
        : [],
    ),
  )
}

/** Reduces an answer, or the parameters of a business error, to the optional fields that `level` allows. */
export const reduceToFullness = (schema: Schema, value: unknown, level: Fullness): unknown =>
  level === 'everything'
    ? value
    : pickEntries(schema, value, (entry) => !isOptional(entry) || (level === 'specified' && !isAssumed(entry)))
