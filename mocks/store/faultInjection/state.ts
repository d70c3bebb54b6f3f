import * as v from 'valibot'

/**
 * Faults that can be injected into a call. `500`: the server fails. `network`: no answer comes. `nonsense`: the answer
 * is invalid. `lostAnswer`: the call takes effect, but its answer is lost. `expired`: the session has expired.
 * `declined`: the change is declined, if the endpoint declares this error. `incomplete`: a POST lacks required fields.
 */
export const callFaults = ['500', 'network', 'nonsense', 'lostAnswer', 'expired', 'declined', 'incomplete'] as const

/**
 * A fault injected at one endpoint, by its id, or at all endpoints (`*`). `droppedSocket` affects a WebSocket: an open
 * connection is dropped, and a new connection fails.
 */
export const injectedFault = v.object({
  endpoint: v.string(),
  kind: v.picklist([...callFaults, 'droppedSocket']),
  times: v.optional(v.picklist(['once', 'always']), 'always'),
})
export type InjectedFault = v.InferOutput<typeof injectedFault>

/**
 * Maximum delay (ten minutes) and maximum clock offset (ten years), in ms. A browser fires timers of many days at once,
 * and the portal cannot show dates in the far future.
 */
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
  /** Time by which the insurer's clock is ahead of the device's clock. */
  clockAhead: v.pipe(v.number(), v.minValue(0), v.maxValue(FARTHEST_CLOCK)),
  /** Injected faults; used-up entries are removed. */
  trouble: v.array(injectedFault),
}
