import { fromPromise, type PromiseActorLogic } from 'xstate'
import type { CallInput, Endpoint, EndpointAnswering, OutcomeOf } from '../../src/api/endpoint'
import { servicesOf } from '../services'

/** Options of a call in addition to the endpoint's own input. */
interface CallExtras {
  /** The idempotency key of a write: a retry with the same key has no second effect. */
  readonly idempotencyKey?: string
  /**
   * The token for a call after this tab has closed the session, e.g. the logout. If missing, the call uses the open
   * session's token.
   */
  readonly accessToken?: string
}

/** Input of a call actor. */
export type CallActorInput<E extends Endpoint> = CallInput<E> & CallExtras

const endpointsByLogic = new WeakMap<object, () => readonly Endpoint[]>()

/**
 * Records the endpoints that an actor's logic calls. The path exploration derives the actor's possible outcomes from
 * these endpoints.
 */
export const recordCalls = <Logic extends object>(logic: Logic, ...endpoints: readonly Endpoint[]): Logic => {
  endpointsByLogic.set(logic, () => endpoints)
  return logic
}

/** Records that `logic` calls the same endpoints as `other`, whose module may not be loaded yet. */
export const recordSameCalls = <Logic extends object>(logic: Logic, other: () => object): Logic => {
  endpointsByLogic.set(logic, () => endpointsOf(other()))
  return logic
}

/**
 * Returns the endpoints that `recordCalls` or `recordSameCalls` recorded for an actor's logic; empty if none exist.
 */
export const endpointsOf = (logic: object): readonly Endpoint[] => endpointsByLogic.get(logic)?.() ?? []

/** The client's options for a call: the abort signal, the token and the idempotency key. */
export const callOptionsOf = (signal: AbortSignal, { idempotencyKey, accessToken }: CallExtras) => ({
  signal,
  ...(accessToken === undefined ? {} : { accessToken }),
  ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
})

/**
 * An actor that makes one call. Its output is the outcome, business errors included. Its error is a `TechnicalError`.
 */
export const callActor = <E extends Endpoint>(endpoint: E): PromiseActorLogic<OutcomeOf<E>, CallActorInput<E>> =>
  recordCalls(
    fromPromise<OutcomeOf<E>, CallActorInput<E>>(({ input, signal, system }) =>
      servicesOf(system).call(endpoint, input, callOptionsOf(signal, input)),
    ),
    endpoint,
  )

/** The input of `anyCallActor`. TypeScript does not know the endpoint's exact types, so every part is `unknown`. */
export interface AnyCallInput {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
  readonly idempotencyKey?: string
}

/**
 * An actor that makes one call. TypeScript does not know the endpoint's exact type, only that the response contains
 * `Data`.
 */
export const anyCallActor = <Data>(
  endpoint: EndpointAnswering<Data>,
): PromiseActorLogic<OutcomeOf<EndpointAnswering<Data>>, AnyCallInput> =>
  recordCalls(
    fromPromise<OutcomeOf<EndpointAnswering<Data>>, AnyCallInput>(({ input, signal, system }) =>
      servicesOf(system).call<EndpointAnswering<Data>>(endpoint, input, callOptionsOf(signal, input)),
    ),
    endpoint,
  )

/** Returns the output in a done event. Used as `params` of guards and actions. */
export const eventOutput = <Output>({ event }: { readonly event: { readonly output: Output } }): Output => event.output

/** Returns the error in an error event. Used as `params` of guards and actions. */
export const errorOf = ({ event }: { readonly event: { readonly error: unknown } }): unknown => event.error
