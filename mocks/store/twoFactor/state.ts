import * as v from 'valibot'

const pendingValue = v.object({
  /** The new phone number or e-mail address, which its code has not confirmed yet. */
  value: v.string(),
  attemptsLeft: v.number(),
})

/** The new phone number and e-mail address of a contract that a code has not confirmed yet. */
export const twoFactorChanges = v.object({ phone: v.optional(pendingValue), email: v.optional(pendingValue) })
