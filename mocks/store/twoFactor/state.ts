import * as v from 'valibot'

const pendingValue = v.object({
  /** The phone number or the e-mail address that waits for its code. */
  value: v.string(),
  attemptsLeft: v.number(),
})

/** Changes of a contract's second factor that wait for a code. */
export const twoFactorChanges = v.object({ phone: v.optional(pendingValue), email: v.optional(pendingValue) })
