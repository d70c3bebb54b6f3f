import * as v from 'valibot'

/** What the insurer remembers of a contract's papers. */
export const papersSlice = v.object({
  /** The time of the newest paper in each list (epoch, ms). */
  newest: v.number(),
  /** What was sent by e-mail, the oldest first. */
  sent: v.array(v.object({ kind: v.string(), number: v.string(), email: v.string(), sentAt: v.number() })),
})
