import * as v from 'valibot'
import type { CallData, CallFailure, Endpoint, Schema } from '../../src/api/endpoint'
import { pickEntries } from '../pickEntries'
import { entriesOf, isOptional, itemOf, unwrap } from '../schemaParts'

type FailureParameters<E extends Endpoint> = {
  readonly [C in keyof E['failures'] & string]: Readonly<Record<string, v.InferInput<E['failures'][C]>>>
}

/** Example answers of one endpoint: data by name, and for every declared business error its parameters by name. */
export interface ExampleSet {
  readonly endpoint: Endpoint
  readonly data: Readonly<Record<string, unknown>>
  readonly failures: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

const isObjectOrList = (schema: Schema): boolean => {
  const unwrapped = unwrap(schema)
  return entriesOf(unwrapped).length > 0 || itemOf(unwrapped) !== undefined
}

/** More than the nesting depth of any answer. */
const MAX_DEPTH = 5

/**
 * Variants with fewer fields. `onlyRequired` keeps only the required fields. `hollow1`, `hollow2`, … also keep optional
 * objects and lists, down to the depth in the name.
 */
const sparseVariants = Array.from({ length: MAX_DEPTH }, (_, maxDepth) => ({
  name: maxDepth === 0 ? 'onlyRequired' : `hollow${maxDepth}`,
  isKept: (entry: Schema, depth: number) => !isOptional(entry) || (depth < maxDepth && isObjectOrList(entry)),
}))

/** Returns the names of all properties in a value, including nested ones. */
const propertyNamesIn = (value: unknown): ReadonlySet<string> => new Set(JSON.stringify(value)?.match(/"\w+":/g) ?? [])

/**
 * Variants of the example with the most properties, each with fewer optional fields. Leaves out variants that equal
 * another example.
 */
const sparseExamplesOf = ({ endpoint: { response }, data }: ExampleSet) => {
  const [fullestExample] = Object.values(data).sort(
    (one, other) => propertyNamesIn(other).size - propertyNamesIn(one).size,
  )
  const knownTexts = new Set(Object.values(data).map((example) => JSON.stringify(example)))
  return Object.fromEntries(
    sparseVariants.flatMap(({ name, isKept }) => {
      const sparseExample = pickEntries(response, fullestExample, isKept)
      const text = JSON.stringify(sparseExample)
      if (knownTexts.has(text)) return []
      knownTexts.add(text)
      return [[name, sparseExample]]
    }),
  )
}

/**
 * Creates the example set of an endpoint. The type of `failures` requires examples of every declared business error.
 */
export const exampleSet = <E extends Endpoint>(
  endpoint: E,
  data: Readonly<Record<string, v.InferInput<E['response']>>>,
  failures: FailureParameters<E>,
): ExampleSet => ({ endpoint, data, failures })

/** The example data of an endpoint, by name. Variants without optional fields are derived from the declaration. */
export const dataOf = <E extends Endpoint>(endpoint: E, set: ExampleSet): Readonly<Record<string, CallData<E>>> =>
  Object.fromEntries(
    Object.entries({ ...set.data, ...sparseExamplesOf(set) }).map(([name, data]) => [
      name,
      v.parse<E['response']>(endpoint.response, data),
    ]),
  )

/**
 * The example errors of an endpoint, by name. The first error of a code is `CODE`, the others are `CODE.name`. An
 * endpoint with required fields also has `MISSING_FIELDS`.
 */
export const failuresOf = <E extends Endpoint>(
  endpoint: E,
  set: ExampleSet,
): Readonly<Record<string, CallFailure<E>>> => {
  const declaredFailures = Object.entries(set.failures).flatMap(([code, variants]) =>
    Object.entries(variants).map(([name, parameters], index) => {
      const schema = endpoint.failures[code]
      if (schema === undefined) throw new Error(`${endpoint.id} declares no refusal ${code}.`)
      return [index === 0 ? code : `${code}.${name}`, { code, ...asObject(v.parse(schema, parameters)) }] as const
    }),
  )
  const fields = [endpoint.params, endpoint.query, endpoint.body].flatMap(fieldsOf)
  const missingFieldsFailures =
    fields.length === 0 ? [] : [['MISSING_FIELDS', { code: 'MISSING_FIELDS', fields }] as const]
  // Each error was just parsed by its declaration, so the type is correct.
  return Object.fromEntries([...declaredFailures, ...missingFieldsFailures]) as Readonly<Record<string, CallFailure<E>>>
}

const asObject = (parameters: unknown): object =>
  typeof parameters === 'object' && parameters !== null ? parameters : {}

const fieldsOf = (schema: unknown): string[] =>
  typeof schema === 'object' && schema !== null && 'entries' in schema ? Object.keys(asObject(schema.entries)) : []
