import * as v from 'valibot'

/**
 * What can go wrong on purpose with a call: a failing server, no answer, an answer that the contract does not know, an
 * effect whose answer is lost, a session that the insurer no longer knows, a change that it declines, a request that it finds
 * incomplete. The last two are of calls that write, and declare it.
 */
export const ofCalls = ['500', 'network', 'nonsense', 'lostAnswer', 'expired', 'declined', 'incomplete'] as const

/**
 * InjectedFault at one endpoint, by its id, or at every one (`*`). A WebSocket has one of its own: it is lost, at once where it
 * connects later.
 */
export const trouble = v.object({
  endpoint: v.string(),
  kind: v.picklist([...ofCalls, 'droppedSocket']),
  times: v.optional(v.picklist(['once', 'always']), 'always'),
})
export type InjectedFault = v.InferOutput<typeof trouble>

/** Ten minutes and ten years (ms). A longer timer would fire at once, and a later date could not be shown. */
const LONGEST_DELAY = 10 * 60_000
const FARTHEST_CLOCK = 10 * 365 * 24 * 60 * 60_000

/** How a store's trouble is set; durations in ms. */
export const faultInjectionSettings = {
  /** How long each answer takes. */
  delay: v.pipe(v.number(), v.minValue(0), v.maxValue(LONGEST_DELAY)),
  /** How much longer an answer may take, by chance. */
  jitter: v.pipe(v.number(), v.minValue(0), v.maxValue(LONGEST_DELAY)),
  /** Which share of the calls fails, by chance: from 0 to 1. */
  errorRate: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  /** Nothing gets through: neither a call nor a WebSocket. */
  offline: v.boolean(),
  /** How far the insurer's clock stands ahead. */
  clockAhead: v.pipe(v.number(), v.minValue(0), v.maxValue(FARTHEST_CLOCK)),
  /** What goes wrong on purpose; used-up entries are gone. */
  trouble: v.array(trouble),
}
