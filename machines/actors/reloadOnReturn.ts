import { fromCallback } from 'xstate'
import type { Endpoint, OutcomeOf } from '../../src/api/endpoint'
import { type Services, servicesOf } from '../services'
import { type CallActorInput, callOptionsOf, recordCalls } from './call'
import { onReturnToPage } from './front'

/** Sent to the parent: the data on its screen was loaded again. */
export interface Reloaded<Type extends string, Outcome> {
  readonly type: Type
  readonly outcome: Outcome
}

/**
 * Creates an actor that loads data again each time the customer returns to the page, and sends its parent the outcome.
 * If the load fails, the parent gets nothing and keeps its data. While one load runs, no other starts. `endpoints` are
 * those that `load` may call.
 */
export const reloadOnReturn = <const Type extends string, Input, Outcome extends { readonly ok: boolean }>(
  type: Type,
  load: (services: Services, input: Input, signal: AbortSignal) => Promise<Outcome>,
  ...endpoints: readonly Endpoint[]
) =>
  recordCalls(
    fromCallback<Reloaded<Type, Outcome>, Input>(({ input, sendBack, system }) => {
      const services = servicesOf(system)
      let isLoading = false
      const reload = async (signal: AbortSignal): Promise<void> => {
        if (isLoading) return
        isLoading = true
        const outcome = await load(services, input, signal).catch(() => null)
        isLoading = false
        if (outcome?.ok && !signal.aborted) sendBack({ type, outcome } satisfies Reloaded<Type, Outcome>)
      }
      return onReturnToPage(services, (signal) => void reload(signal))
    }),
    ...endpoints,
  )

/** Creates an actor that makes one call again each time the customer returns to the page. See `reloadOnReturn`. */
export const callOnReturn = <const Type extends string, E extends Endpoint>(type: Type, endpoint: E) =>
  reloadOnReturn<Type, CallActorInput<E>, OutcomeOf<E>>(
    type,
    ({ call }, input, signal) => call(endpoint, input, callOptionsOf(signal, input)),
    endpoint,
  )
