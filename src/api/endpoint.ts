import type { GenericSchema, InferInput, InferOutput } from 'valibot'

/** Any valibot schema. */
export type Schema = GenericSchema

/** The parameters of each declared business error, by its code in the error catalogue (specification, section 8). */
export type Failures = Readonly<Record<string, Schema>>

/**
 * One call of the insurer's API, declared once. Types, the run-time check of answers, the simulated insurer's typed
 * replies and the model-based tests are derived from it.
 */
export interface Endpoint {
  /** Unique name, `section.call`. */
  readonly id: string
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Path relative to the API base URL. Path parameters are written as `{name}`. */
  readonly path: string
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  readonly response: Schema
  readonly failures: Failures
  /** `false` for a POST that only reads and therefore needs no idempotency key. */
  readonly writes?: false
  /** `assumed` marks a call that the specification does not show. An integrator must agree on it first. */
  readonly source: 'spec' | 'assumed'
  /** The reason for an assumed call. */
  readonly why?: string
  /** The assumptions about a call that the specification names but does not describe completely. */
  readonly assumes?: string
}

/** An endpoint whose answer contains at least the fields of `Data`. */
export type EndpointAnswering<Data> = Endpoint & { readonly response: GenericSchema<unknown, Data> }

type DeclaredPart<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends Schema
  ? { readonly [P in K]: InferInput<E[K]> }
  : unknown

/** The input of a call: the path parameters, query and body that the endpoint declares. */
export type CallInput<E extends Endpoint> = DeclaredPart<E, 'params'> &
  DeclaredPart<E, 'query'> &
  DeclaredPart<E, 'body'>

/** The validated answer of an endpoint. */
export type CallData<E extends Endpoint> = InferOutput<E['response']>

/** The business error that any call can return: missing or malformed required fields (status 400). */
export interface MissingFields {
  readonly code: 'MISSING_FIELDS'
  readonly fields: readonly string[]
}

/** A business error that the endpoint declares, or the general error for missing fields. */
export type CallFailure<E extends Endpoint> =
  | { [C in keyof E['failures'] & string]: { readonly code: C } & InferOutput<E['failures'][C]> }[keyof E['failures'] &
      string]
  | MissingFields

/** The insurer's answer to a call: its data, or a business error. `at` is the time of the answer (epoch, ms). */
export type Outcome<Data, Failure> =
  | { readonly ok: true; readonly data: Data; readonly at: number }
  | { readonly ok: false; readonly failure: Failure; readonly at: number }

/** The possible outcomes of an endpoint's call. */
export type OutcomeOf<E extends Endpoint> = Outcome<CallData<E>, CallFailure<E>>

/** Declares an endpoint and keeps its literal types. Endpoints that a chunk does not use are tree-shaken. */
// @__NO_SIDE_EFFECTS__
export const endpoint = <const E extends Endpoint>(declaration: E): E => declaration
