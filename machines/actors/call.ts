import { fromPromise, type PromiseActorLogic } from 'xstate'
import type { Answering, CallInput, Endpoint, OutcomeOf } from '../../src/api/endpoint'
import { servicesOf } from '../services'

/** Call options besides the endpoint's own input. */
interface CallExtras {
  /** The key that makes repeating a write harmless. */
  readonly idempotencyKey?: string
  /** The token of a session that has been closed on this device. */
  readonly accessToken?: string
}

/** Input of a call actor. */
export type CallActorInput<E extends Endpoint> = CallInput<E> & CallExtras

const called = new WeakMap<object, () => readonly Endpoint[]>()

/** Notes which endpoints an actor's logic calls, so that exploring tests can derive its possible outcomes. */
export const calls = <Logic extends object>(logic: Logic, ...endpoints: readonly Endpoint[]): Logic => {
  called.set(logic, () => endpoints)
  return logic
}

/** Notes the same of logic that stands for another, which may not be there yet. */
export const callsAs = <Logic extends object>(logic: Logic, other: () => object): Logic => {
  called.set(logic, () => endpointsOf(other()))
  return logic
}

/** The endpoints that an actor's logic calls; none for other actors. */
export const endpointsOf = (logic: object): readonly Endpoint[] => called.get(logic)?.() ?? []

/** Options of a call: its signal, and the extras that it was given. */
export const keyed = (signal: AbortSignal, { idempotencyKey, accessToken }: CallExtras) => ({
  signal,
  ...(accessToken === undefined ? {} : { accessToken }),
  ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
})

/** An actor that makes one call. It is done with the outcome (refusals too) and errs with a `TechnicalError`. */
export const callActor = <E extends Endpoint>(endpoint: E): PromiseActorLogic<OutcomeOf<E>, CallActorInput<E>> =>
  calls(
    fromPromise<OutcomeOf<E>, CallActorInput<E>>(({ input, signal, system }) =>
      servicesOf(system).call(endpoint, input, keyed(signal, input)),
    ),
    endpoint,
  )

/** What a call is told of which only its declaration knows what it takes. */
export interface AnyCallInput {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
  readonly idempotencyKey?: string
}

/** The same of a call that is known in general only, as far as that is: what it answers at least. */
export const anyCallActor = <Data>(
  endpoint: Answering<Data>,
): PromiseActorLogic<OutcomeOf<Answering<Data>>, AnyCallInput> =>
  calls(
    fromPromise<OutcomeOf<Answering<Data>>, AnyCallInput>(({ input, signal, system }) =>
      servicesOf(system).call<Answering<Data>>(endpoint, input, keyed(signal, input)),
    ),
    endpoint,
  )

/** The outcome that a done event carries, as the parameter of guards and actions. */
export const outcomeOf = <Output>({ event }: { readonly event: { readonly output: Output } }): Output => event.output

/** What an actor threw, as the parameter of guards and actions. */
export const errorOf = ({ event }: { readonly event: { readonly error: unknown } }): unknown => event.error
