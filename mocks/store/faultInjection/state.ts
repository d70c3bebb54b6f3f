import * as v from 'valibot'

/**
 * Faults that can be injected into a call: a failing server, no answer, an invalid answer, an effect whose answer is
 * lost, an expired session, a declined change, an incomplete request. The last two apply to calls that write and
 * declare them.
 */
export const callFaults = ['500', 'network', 'nonsense', 'lostAnswer', 'expired', 'declined', 'incomplete'] as const

/**
 * A fault injected at one endpoint, by its id, or at all endpoints (`*`). `droppedSocket` is the fault of a WebSocket:
 * the connection is dropped, or fails if it is opened later.
 */
export const injectedFault = v.object({
  endpoint: v.string(),
  kind: v.picklist([...callFaults, 'droppedSocket']),
  times: v.optional(v.picklist(['once', 'always']), 'always'),
})
export type InjectedFault = v.InferOutput<typeof injectedFault>

/** Ten minutes and ten years, in ms. Far longer timers would fire at once, and far later dates could not be shown. */
const LONGEST_DELAY = 10 * 60_000
const FARTHEST_CLOCK = 10 * 365 * 24 * 60 * 60_000

/** Settings of a store's fault injection; durations in ms. */
export const faultInjectionSettings = {
  /** Delay of each answer. */
  delay: v.pipe(v.number(), v.minValue(0), v.maxValue(LONGEST_DELAY)),
  /** Maximum random addition to the delay. */
  jitter: v.pipe(v.number(), v.minValue(0), v.maxValue(LONGEST_DELAY)),
  /** Share of calls that fail at random, from 0 to 1. */
  errorRate: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  /** True if no call and no WebSocket gets through. */
  offline: v.boolean(),
  /** Time that the insurer's clock is ahead. */
  clockAhead: v.pipe(v.number(), v.minValue(0), v.maxValue(FARTHEST_CLOCK)),
  /** Injected faults; used-up entries are removed. */
  trouble: v.array(injectedFault),
}
