import * as v from 'valibot'
import type { CallData, CallFailure, Endpoint } from '../../src/api/endpoint'

type Parameters<E extends Endpoint> = {
  readonly [C in keyof E['failures'] & string]: Readonly<Record<string, v.InferInput<E['failures'][C]>>>
}

/** Example answers of one endpoint: named data, and named parameters for every refusal that it declares. */
export interface ExampleSet {
  readonly endpoint: Endpoint
  readonly data: Readonly<Record<string, unknown>>
  readonly failures: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** Gives an endpoint its examples; the type asks for every declared refusal. */
export const exampleSet = <E extends Endpoint>(
  endpoint: E,
  data: Readonly<Record<string, v.InferInput<E['response']>>>,
  failures: Parameters<E>,
): ExampleSet => ({ endpoint, data, failures })

/** The example data of an endpoint, by name. */
export const dataOf = <E extends Endpoint>(endpoint: E, set: ExampleSet): Readonly<Record<string, CallData<E>>> =>
  Object.fromEntries(
    Object.entries(set.data).map(([name, data]) => [name, v.parse<E['response']>(endpoint.response, data)]),
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
