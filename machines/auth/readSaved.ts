import * as v from 'valibot'
import { loginStart } from '../../src/api/auth'
import { emptySavedLogin, type SavedLogin } from './saved'

const savedLogin = v.object({
  userType: v.picklist(['PERSONAL', 'LEGAL', 'NON_CONTRACTOR']),
  contractNumber: v.string(),
  started: v.nullable(loginStart),
  method: v.nullable(v.picklist(['SMS_OTP', 'LICENSE_PLATE_NUMBER', 'ZIP_CODE'])),
  attemptsLeft: v.number(),
  attemptsOf: v.optional(v.string(), ''),
  earlierAttempts: v.optional(v.record(v.string(), v.number()), {}),
  resendFrom: v.number(),
  bannedUntil: v.nullable(v.number()),
})

/** Parses a saved sign-in. Returns an empty sign-in if the saved one is invalid. */
export const readSavedLogin = (savedValue: unknown): SavedLogin => {
  const parseResult = v.safeParse(savedLogin, savedValue)
  return parseResult.success ? parseResult.output : emptySavedLogin
}
