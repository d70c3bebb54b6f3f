import type { GenericSchema, InferInput, InferOutput } from 'valibot'

/** Any valibot schema. */
export type Schema = GenericSchema

/** The parameters of each declared failure, by its code in the error catalogue (specification, section 8). */
export type Failures = Readonly<Record<string, Schema>>

/**
 * One call of the insurer's API, declared once. Types, the run-time check of answers, the simulated insurer's
 * typed replies and the model-based tests are all derived from it.
 */
export interface Endpoint {
  /** Unique name, `section.call`. */
  readonly id: string
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Relative to the API base URL, with `{name}` for each path parameter. */
  readonly path: string
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  readonly response: Schema
  readonly failures: Failures
  /** Of a POST that only asks: nothing is made by it, so that it needs no idempotency key. */
  readonly writes?: false
  /** `assumed` marks what the specification does not show and an integrator must agree on first. */
  readonly source: 'spec' | 'assumed'
  /** Why an assumed call is needed. */
  readonly why?: string
  /** What is assumed of a call that the specification names without showing its whole shape. */
  readonly assumes?: string
}

/** A call whose answer says at least this. */
export type Answering<Data> = Endpoint & { readonly response: GenericSchema<unknown, Data> }

type Part<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends Schema
  ? { readonly [P in K]: InferInput<E[K]> }
  : unknown

/** What a caller hands over: the path parameters, the query and the body that the endpoint declares. */
export type CallInput<E extends Endpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>

/** The checked answer of an endpoint. */
export type CallData<E extends Endpoint> = InferOutput<E['response']>

/** Refusals that any call may meet: required fields that are missing or malformed (status 400). */
export interface MissingFields {
  readonly code: 'MISSING_FIELDS'
  readonly fields: readonly string[]
}

/** A refusal that the endpoint declares, or the general one for missing fields. */
export type CallFailure<E extends Endpoint> =
  | { [C in keyof E['failures'] & string]: { readonly code: C } & InferOutput<E['failures'][C]> }[keyof E['failures'] &
      string]
  | MissingFields

/** What a call comes back with when the insurer answered at all. `at` is the time of the answer (epoch, ms). */
export type Outcome<Data, Failure> =
  | { readonly ok: true; readonly data: Data; readonly at: number }
  | { readonly ok: false; readonly failure: Failure; readonly at: number }

/** The outcome of one endpoint's call. */
export type OutcomeOf<E extends Endpoint> = Outcome<CallData<E>, CallFailure<E>>

/** Declares an endpoint; keeps its literal types. One that a chunk does not use is left out of it. */
// @__NO_SIDE_EFFECTS__
export const endpoint = <const E extends Endpoint>(declaration: E): E => declaration
