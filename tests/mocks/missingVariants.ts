import { entriesOf, itemOf, unionOptionsOf, unwrap } from '../../mocks/schemaParts'
import type { Schema } from '../../src/api/endpoint'
import { currency } from '../../src/api/entities'

/** A field of an answer, or the whole answer, with its values in the examples. */
interface Field {
  readonly at: string
  readonly schema: Schema
  readonly values: readonly unknown[]
}

/**
 * A function that returns the maximum length of the list at a place of an answer, or `undefined` if the list is
 * unbounded.
 */
export type Longest = (at: string) => number | undefined

/** Number of entries from which a list counts as long, if the list has no maximum length. */
const LONG = 200

/** The schema types that this check supports. The check throws for any other type, whose variants it would miss. */
const KNOWN = ['object', 'array', 'picklist', 'union', 'boolean', 'string', 'number', 'blob']

/** Returns the variants of an answer that no example contains, e.g. `debt: not filled`. */
export const missingVariants = (schema: Schema, examples: readonly unknown[], longest: Longest): string[] =>
  fieldsOf({ at: '', schema, values: examples }).flatMap((field) =>
    Object.entries(variantsOf(field, longest)).flatMap(([variant, isShown]) =>
      isShown ? [] : [`${field.at}: ${variant}`.trim()],
    ),
  )

/**
 * Returns a field and all fields inside it. A schema that occurs at several places, such as open and closed claims,
 * counts once.
 */
const fieldsOf = (root: Field): Field[] => {
  const objects = new Map<Schema, Field>()
  const gather = ({ at, schema, values }: Field): void => {
    const unwrapped = unwrap(schema)
    const item = itemOf(unwrapped)
    if (item !== undefined) gather({ at: `${at}[]`, schema: item, values: values.filter(Array.isArray).flat() })
    if (entriesOf(unwrapped).length === 0) return
    const knownField = objects.get(unwrapped)
    const filled = values.filter((value) => value !== null && value !== undefined)
    objects.set(unwrapped, {
      at: knownField?.at ?? at,
      schema: unwrapped,
      values: [...(knownField?.values ?? []), ...filled],
    })
    for (const part of partsOf({ at, schema: unwrapped, values: filled })) gather(part)
  }
  gather(root)
  return [root, ...[...objects.values()].flatMap(partsOf)]
}

const partsOf = ({ at, schema, values }: Field): Field[] =>
  entriesOf(schema).map(([key, part]) => ({
    at: at === '' ? key : `${at}.${key}`,
    schema: part,
    values: values.map((value) => new Map(Object.entries(Object(value))).get(key)),
  }))

const variantsOf = ({ at, schema, values }: Field, longest: Longest): Record<string, boolean> => {
  const filled: unknown[] = values.filter((value) => value !== null && value !== undefined)
  const unwrapped = unwrap(schema)
  const lengths = filled.filter(Array.isArray).map(({ length }) => length)
  const long = longest(at) ?? LONG
  if (!KNOWN.includes(unwrapped.type)) throw new Error(`Say which variants a ${unwrapped.type} has (${at}).`)
  return {
    // A field is empty if it is missing, `null`, or inside an empty field.
    ...(unwrapped !== schema && {
      filled: filled.length > 0,
      'not filled': values.length === 0 || filled.length < values.length,
    }),
    ...(unwrapped.type === 'boolean' && { on: filled.includes(true), off: filled.includes(false) }),
    ...(isOpen(unwrapped) && { another: filled.some((value) => !optionsOf(unwrapped).includes(value)) }),
    ...Object.fromEntries(optionsOf(unwrapped).map((option) => [String(option), filled.includes(option)])),
    ...(unwrapped.type === 'array' && {
      empty: lengths.includes(0),
      'with entries': lengths.some((length) => length > 0),
      [`long (${long})`]: lengths.some((length) => length >= long),
    }),
  }
}

/** Tells if a schema also allows texts other than its options. */
const isOpen = (schema: Schema): boolean => unionOptionsOf(schema).some(({ type }) => type === 'string')

// Leaves out currencies. All calls write amounts in the same way, so an amount need not occur in every currency.
const optionsOf = (schema: Schema): unknown[] => {
  const shapes = unionOptionsOf(schema)
  if (shapes.length > 0) return shapes.flatMap(optionsOf)
  return 'options' in schema && Array.isArray(schema.options) && schema !== currency ? schema.options : []
}
