import * as v from 'valibot'

/** The insurer's data on a contract's documents. */
export const papersSlice = v.object({
  /** The time of the newest document in each list (epoch, ms). */
  newest: v.number(),
  /** Documents sent by e-mail, the oldest first. */
  sent: v.array(v.object({ kind: v.string(), number: v.string(), email: v.string(), sentAt: v.number() })),
})
