import * as v from 'valibot'
import { ATTEMPTS } from '../auth/limits'

/** What the security settings keep in the tab: never a code. */
const savedSecurity = v.object({
  step: v.picklist(['choosing', 'entering', 'confirming', 'banned', 'changed']),
  channel: v.picklist(['phone', 'email']),
  /** The new phone number or e-mail address as typed. */
  value: v.string(),
  /** Where the codes went, masked; at the end, what signs the customer in from now on. */
  sentTo: v.string(),
  confirmationSentTo: v.nullable(v.string()),
  attemptsLeft: v.number(),
  /** Epoch, ms. */
  resendFrom: v.number(),
  /** End of the ban (epoch, ms). */
  bannedUntil: v.number(),
  /** Begins the idempotency keys of this change's writes. */
  key: v.string(),
  /** The change that goes out next: the same until it is answered, or another value has gone out meanwhile. */
  attempt: v.number(),
  /** What of this attempt has gone out, as its keys say it. */
  sent: v.optional(v.nullable(v.string()), null),
})
export type SavedSecurity = v.InferOutput<typeof savedSecurity>

/** Nothing is being changed. */
export const nothingSaved: Omit<SavedSecurity, 'key' | 'attempt' | 'sent'> = {
  step: 'choosing',
  channel: 'phone',
  value: '',
  sentTo: '',
  confirmationSentTo: null,
  attemptsLeft: ATTEMPTS,
  resendFrom: 0,
  bannedUntil: 0,
}

/** Reads what was kept; garbage counts as nothing kept. */
export const readSavedSecurity = (saved: unknown, newId: () => string): SavedSecurity => {
  const read = v.safeParse(savedSecurity, saved)
  return read.success ? read.output : { ...nothingSaved, key: newId(), attempt: 0, sent: null }
}

/** The part that may be kept. */
export const savedOf = (context: SavedSecurity): SavedSecurity => ({
  step: context.step,
  channel: context.channel,
  value: context.value,
  sentTo: context.sentTo,
  confirmationSentTo: context.confirmationSentTo,
  attemptsLeft: context.attemptsLeft,
  resendFrom: context.resendFrom,
  bannedUntil: context.bannedUntil,
  key: context.key,
  attempt: context.attempt,
  sent: context.sent,
})
