import * as v from 'valibot'
import type { CallData, CallFailure, Endpoint, Schema } from '../../src/api/endpoint'
import { entriesOf, isOptional, itemOf, unwrap } from '../schemaParts'
import { kept } from '../told'

type Parameters<E extends Endpoint> = {
  readonly [C in keyof E['failures'] & string]: Readonly<Record<string, v.InferInput<E['failures'][C]>>>
}

/** Example answers of one endpoint: named data as it was written down, and named parameters for every refusal that it declares. */
export interface ExampleSet {
  readonly endpoint: Endpoint
  readonly data: Readonly<Record<string, unknown>>
  readonly failures: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

const isPart = (schema: Schema): boolean => {
  const unwrapped = unwrap(schema)
  return entriesOf(unwrapped).length > 0 || itemOf(unwrapped) !== undefined
}

/** More than any answer has parts inside of each other. */
const DEEPEST = 5

/** What an insurer may leave out, left out: parts too, or those only that stand deeper than so many others. */
const sparse = Array.from({ length: DEEPEST }, (_, deepest) => ({
  name: deepest === 0 ? 'onlyRequired' : `hollow${deepest}`,
  isKept: (entry: Schema, depth: number) => !isOptional(entry) || (depth < deepest && isPart(entry)),
}))

/** The names in a value, wherever in it. */
const namesIn = (value: unknown): ReadonlySet<string> => new Set(JSON.stringify(value)?.match(/"\w+":/g) ?? [])

/** The example with the most in it, as an insurer gives it that leaves out what it may. */
const sparseOf = ({ endpoint: { response }, data }: ExampleSet) => {
  const [fullest] = Object.values(data).sort((one, other) => namesIn(other).size - namesIn(one).size)
  const known = new Set(Object.values(data).map((one) => JSON.stringify(one)))
  return Object.fromEntries(
    sparse.flatMap(({ name, isKept }) => {
      const left = kept(response, fullest, isKept)
      const text = JSON.stringify(left)
      if (known.has(text)) return []
      known.add(text)
      return [[name, left]]
    }),
  )
}

/** Gives an endpoint its examples; the type asks for every declared refusal. */
export const exampleSet = <E extends Endpoint>(
  endpoint: E,
  data: Readonly<Record<string, v.InferInput<E['response']>>>,
  failures: Parameters<E>,
): ExampleSet => ({ endpoint, data, failures })

/** The example data of an endpoint, by name. That of an insurer which leaves out what it may follows from the declaration. */
export const dataOf = <E extends Endpoint>(endpoint: E, set: ExampleSet): Readonly<Record<string, CallData<E>>> =>
  Object.fromEntries(
    Object.entries({ ...set.data, ...sparseOf(set) }).map(([name, data]) => [
      name,
      v.parse<E['response']>(endpoint.response, data),
    ]),
  )

/**
 * The example refusals of an endpoint, by name: `CODE` for the first of a code, `CODE.name` for the others, and
 * `MISSING_FIELDS` where the endpoint asks for fields.
 */
export const failuresOf = <E extends Endpoint>(
  endpoint: E,
  set: ExampleSet,
): Readonly<Record<string, CallFailure<E>>> => {
  const declared = Object.entries(set.failures).flatMap(([code, variants]) =>
    Object.entries(variants).map(([name, parameters], index) => {
      const schema = endpoint.failures[code]
      if (schema === undefined) throw new Error(`${endpoint.id} declares no refusal ${code}.`)
      return [index === 0 ? code : `${code}.${name}`, { code, ...asObject(v.parse(schema, parameters)) }] as const
    }),
  )
  const fields = [endpoint.params, endpoint.query, endpoint.body].flatMap(fieldsOf)
  const missing = fields.length === 0 ? [] : [['MISSING_FIELDS', { code: 'MISSING_FIELDS', fields }] as const]
  // Each was parsed by its declaration just now, which is what the type says.
  return Object.fromEntries([...declared, ...missing]) as Readonly<Record<string, CallFailure<E>>>
}

const asObject = (parameters: unknown): object =>
  typeof parameters === 'object' && parameters !== null ? parameters : {}

const fieldsOf = (schema: unknown): string[] =>
  typeof schema === 'object' && schema !== null && 'entries' in schema ? Object.keys(asObject(schema.entries)) : []
