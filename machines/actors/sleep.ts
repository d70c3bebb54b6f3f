import { fromPromise } from 'xstate'
import { portsOf } from '../ports'

/** Longest wait that browsers' timers keep (about 24 days). */
const LONGEST = 2 ** 31 - 1

/** Is done when the deadline (epoch, ms) has come. Outlives a reload, because a deadline can be saved. */
export const sleep = fromPromise<void, { readonly until: number }>(
  ({ input, system, signal }) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, Math.min(Math.max(0, input.until - portsOf(system).now()), LONGEST))
      signal.addEventListener('abort', () => clearTimeout(timer))
    }),
)
