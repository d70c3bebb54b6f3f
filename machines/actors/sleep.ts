import { fromPromise } from 'xstate'
import { servicesOf } from '../services'

/** Is done at the deadline (epoch, ms). A saved deadline survives a reload. */
export const sleep = fromPromise<void, { readonly until: number }>(({ input, system, signal }) =>
  servicesOf(system).sleepUntil(input.until, signal),
)
