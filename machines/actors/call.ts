import { fromPromise, type PromiseActorLogic } from 'xstate'
import type { Answering, CallInput, Endpoint, OutcomeOf } from '../../src/api/endpoint'
import { portsOf } from '../ports'

/** What a call actor is given: the call's own input and, for a write, the key that makes repeating it harmless. */
export type CallActorInput<E extends Endpoint> = CallInput<E> & { readonly idempotencyKey?: string }

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

/** What goes with a call: its end, and the key of a write. */
export const keyed = (signal: AbortSignal, { idempotencyKey }: { readonly idempotencyKey?: string }) => ({
  signal,
  ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
})

/** An actor that makes one call. It is done with the outcome (refusals too) and errs with a `CallFault`. */
export const callActor = <E extends Endpoint>(endpoint: E): PromiseActorLogic<OutcomeOf<E>, CallActorInput<E>> =>
  calls(
    fromPromise<OutcomeOf<E>, CallActorInput<E>>(({ input, signal, system }) =>
      portsOf(system).call(endpoint, input, keyed(signal, input)),
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
      portsOf(system).call<Answering<Data>>(endpoint, input, keyed(signal, input)),
    ),
    endpoint,
  )

/** The outcome that a done event carries, as the parameter of guards and actions. */
export const outcomeOf = <Output>({ event }: { readonly event: { readonly output: Output } }): Output => event.output

/** What an actor threw, as the parameter of guards and actions. */
export const errorOf = ({ event }: { readonly event: { readonly error: unknown } }): unknown => event.error
