import * as v from 'valibot'
import { naughty } from '../naughty'

type Schema = v.GenericSchema

/**
 * The values that replace those of an example: `texts` its texts, `number` its numbers, and so on. A field keeps its
 * value if its schema rejects the replacement.
 */
export interface Hostility {
  /** Texts that replace those of the example, one after the other. */
  readonly texts: readonly string[]
  readonly number?: number
  readonly boolean?: boolean
  /** The date that replaces every date. */
  readonly day?: string
  /** The value that replaces every enumerated value. */
  readonly option?: string
  readonly list?: 'empty' | 'twice' | 'many'
  /**
   * Changes optional and nullable fields. `leftOut` removes optional fields. Both values set nullable fields to `null`.
   */
  readonly missing?: 'leftOut' | 'null'
}

/**
 * Number of entries that each list keeps from its example. Further entries test nothing new, because all entries have
 * the same schema.
 */
const FEW = 3

/** Number of copies of an entry in a list that is `many`. */
const MANY = 300

const texts = [
  'nothing',
  'spaces',
  'zero width',
  'overridden direction',
  'emoji',
  'script in an image',
  'a script as an address',
  'a text in the language files',
  'null bytes',
  'control signs',
  'line breaks',
  'half a pair',
  'a prototype',
  'a constructor',
  'very long',
] as const

/** All sets of hostile values, by name. */
export const hostilities: Readonly<Record<string, Hostility>> = {
  nothing: { texts: [''], number: 0, boolean: false, day: '0001-01-01', list: 'empty', missing: 'leftOut' },
  blank: { texts: [' '], number: -1.5, boolean: true, day: '9999-12-31', list: 'twice', missing: 'null' },
  long: { texts: ['A'.repeat(10_000)], number: 1e308, boolean: true, day: '2026-02-30', option: 'NEW_VALUE' },
  strange: {
    texts: [...texts.map((name) => naughty[name] ?? ''), 'Z\u0300\u0301\u0489'.repeat(60)],
    list: 'twice',
    day: 'holnap',
  },
  many: { texts: [], list: 'many' },
}

const isObject = (schema: Schema): schema is v.GenericSchema & { readonly entries: Readonly<Record<string, Schema>> } =>
  'entries' in schema

const hasKind = <Key extends string>(schema: Schema, key: Key): schema is Schema & Readonly<Record<Key, Schema>> =>
  key in schema

const optionsOf = (schema: Schema): readonly unknown[] =>
  'options' in schema && Array.isArray(schema.options) ? schema.options : []

/** Returns a value that the schema accepts, for a field that has no value in the example. */
const sampleOf = (schema: Schema): unknown => {
  if (isObject(schema)) return mapEntries(schema, {}, (field) => sampleOf(field))
  if (schema.type === 'array') return []
  if (hasKind(schema, 'wrapped')) return sampleOf(schema.wrapped)
  const [option] = optionsOf(schema)
  if (schema.type === 'union') return sampleOf(Object(option))
  return [option, 'Minta', '2026-11-21', '2026-11-21T09:00:00.000Z', 1, true, ''].find((candidate) =>
    v.is(schema, candidate),
  )
}

const mapEntries = (
  { entries }: { readonly entries: Readonly<Record<string, Schema>> },
  value: unknown,
  map: (schema: Schema, value: unknown) => unknown,
): unknown =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([name, schema]) => {
      const mapped = map(schema, Object(value)[name])
      return mapped === undefined ? [] : [[name, mapped]]
    }),
  )

const hostileList = (entries: readonly unknown[], list: Hostility['list']): readonly unknown[] => {
  switch (list) {
    case 'empty':
      return []
    case 'twice':
      return [...entries, ...entries]
    case 'many':
      return entries.length === 0 ? [] : Array.from({ length: MANY }, (_, index) => entries[index % entries.length])
    case undefined:
      return entries
  }
}

/** The hostile values for one answer. `nextText` returns the next hostile text. */
interface Making extends Omit<Hostility, 'texts'> {
  readonly nextText: () => string | undefined
}

const inPlaceOf = (schema: Schema, { nextText, number, boolean, day, option }: Making): unknown => {
  switch (schema.type) {
    case 'string':
      return 'pipe' in schema && (day === undefined || v.is(schema, day)) ? day : nextText()
    case 'number':
      return number
    case 'boolean':
      return boolean
    case 'picklist':
      return option
    default:
      return undefined
  }
}

/** Returns a value with hostile fields. Keeps the value of a field if the field's schema rejects the hostile value. */
const hostileValue = (schema: Schema, value: unknown, hostility: Making): unknown => {
  const { missing, list } = hostility
  if (schema.type === 'optional' && missing === 'leftOut') return undefined
  if (schema.type === 'nullable' && missing !== undefined) return null
  if (hasKind(schema, 'wrapped')) return hostileValue(schema.wrapped, value ?? sampleOf(schema.wrapped), hostility)
  if (isObject(schema)) return mapEntries(schema, value, (field, inner) => hostileValue(field, inner, hostility))
  if (schema.type === 'array' && hasKind(schema, 'item')) {
    const entries = !Array.isArray(value) || value.length === 0 ? [sampleOf(schema.item)] : value.slice(0, FEW)
    // Lists inside a long list keep their length.
    const { list: _, ...within } = hostility
    const inner = list === 'many' ? within : hostility
    return hostileList(
      entries.map((entry) => hostileValue(schema.item, entry, inner)),
      list,
    )
  }
  if (schema.type === 'union') {
    const option = optionsOf(schema).find((candidate): candidate is Schema => v.is(Object(candidate), value))
    return option === undefined ? (value ?? sampleOf(schema)) : hostileValue(option, value, hostility)
  }
  const hostile = inPlaceOf(schema, hostility)
  return hostile !== undefined && v.is(schema, hostile) ? hostile : (value ?? sampleOf(schema))
}

/** Returns an example in serialized form, with hostile values in all fields whose schema accepts them. */
export const hostileData = (schema: Schema, example: unknown, { texts, ...hostility }: Hostility): unknown => {
  let turn = 0
  const nextText = () => {
    const text = texts[turn % texts.length]
    turn += 1
    return text
  }
  return v.parse(schema, JSON.parse(JSON.stringify(hostileValue(schema, example, { ...hostility, nextText }))))
}
