import { fromPromise } from 'xstate'
import { servicesOf } from '../services'

/** Is done when the deadline (epoch, ms) has come. Outlives a reload, because a deadline can be saved. */
export const sleep = fromPromise<void, { readonly until: number }>(({ input, system, signal }) =>
  servicesOf(system).sleepUntil(input.until, signal),
)
