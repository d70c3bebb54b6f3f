import * as v from 'valibot'
import type { Schema } from '../src/api/endpoint'
import { entriesOf, isAssumed, isOptional, itemOf, shapesOf, unwrap } from './schemaParts'

/** The optional fields in an insurer's answers: all, those in the specification, or those that the portal needs. */
export const fullness = v.picklist(['everything', 'specified', 'required'])
export type Fullness = v.InferOutput<typeof fullness>

/** Tells if an entry of an object is kept. `depth` is the number of optional parts that contain the entry. */
type IsKept = (entry: Schema, depth: number) => boolean

/** A value reduced to the kept entries of its objects, at any depth. */
export const kept = (schema: Schema, value: unknown, isKept: IsKept, depth = 0): unknown => {
  if (value === null || value === undefined) return value
  const unwrapped = unwrap(schema)
  const inside = depth + (isOptional(schema) ? 1 : 0)
  const item = itemOf(unwrapped)
  if (item !== undefined && Array.isArray(value)) return value.map((one) => kept(item, one, isKept, inside))
  const shape = shapesOf(unwrapped).find((option) => v.is(option, value))
  if (shape !== undefined) return kept(shape, value, isKept, inside)
  const entries = entriesOf(unwrapped)
  if (entries.length === 0) return value
  const known = new Map<string, unknown>(Object.entries(value))
  return Object.fromEntries(
    entries.flatMap(([name, part]) =>
      known.get(name) !== undefined && isKept(part, inside)
        ? [[name, kept(part, known.get(name), isKept, inside)]]
        : [],
    ),
  )
}

/**
 * An answer, or the parameters of a business error, reduced to an insurer's `fullness`. The declaration decides which
 * fields are left out.
 */
export const told = (schema: Schema, value: unknown, much: Fullness): unknown =>
  much === 'everything'
    ? value
    : kept(schema, value, (entry) => !isOptional(entry) || (much === 'specified' && !isAssumed(entry)))
