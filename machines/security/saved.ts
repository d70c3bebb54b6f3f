import * as v from 'valibot'
import { ATTEMPTS_ALLOWED } from '../attempts'

/** The part of the security settings that is saved in the tab. Codes are never saved. */
const savedSecurity = v.object({
  step: v.picklist(['choosing', 'entering', 'confirming', 'banned', 'changed']),
  channel: v.picklist(['phone', 'email']),
  /** The new phone number or e-mail address as typed. */
  value: v.string(),
  /**
   * The masked phone number or e-mail address that the codes are sent to. After the change: the new one for sign-ins.
   */
  sentTo: v.string(),
  confirmationSentTo: v.nullable(v.string()),
  attemptsLeft: v.number(),
  /** The earliest time of the next code request (epoch, ms). */
  resendFrom: v.number(),
  /** End of the ban (epoch, ms). */
  bannedUntil: v.number(),
  /** Prefix of the idempotency keys of all changes that are made in these settings. */
  key: v.string(),
  /** Attempt number of the next change. It stays the same until the insurer answers, or until another value is sent. */
  attempt: v.number(),
  /**
   * The idempotency key of the last request, without its attempt number. `null` after the insurer's answer, and before
   * any request. The key does not reveal the value.
   */
  sent: v.optional(v.nullable(v.string()), null),
})
export type SavedSecurity = v.InferOutput<typeof savedSecurity>

/** The state before the customer has chosen what to change. */
export const emptySavedSecurity: Omit<SavedSecurity, 'key' | 'attempt' | 'sent'> = {
  step: 'choosing',
  channel: 'phone',
  value: '',
  sentTo: '',
  confirmationSentTo: null,
  attemptsLeft: ATTEMPTS_ALLOWED,
  resendFrom: 0,
  bannedUntil: 0,
}

/** Reads saved settings. Returns the initial state if they are absent or invalid. */
export const readSavedSecurity = (savedValue: unknown, newId: () => string): SavedSecurity => {
  const parseResult = v.safeParse(savedSecurity, savedValue)
  return parseResult.success ? parseResult.output : { ...emptySavedSecurity, key: newId(), attempt: 0, sent: null }
}

/** Returns the part of the context that may be saved. */
export const savedSecurityOf = (context: SavedSecurity): SavedSecurity => ({
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
