import { fromPromise } from 'xstate'
import { servicesOf } from '../services'

/** Is done at `until` (epoch, ms). A parent that stores the deadline can wait for the same deadline after a reload. */
export const sleep = fromPromise<void, { readonly until: number }>(({ input, system, signal }) =>
  servicesOf(system).sleepUntil(input.until, signal),
)
