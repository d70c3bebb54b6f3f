import * as v from 'valibot'
import { loginStart } from '../../src/api/auth'
import { ATTEMPTS } from './limits'

/** What a sign-in keeps in the tab: never a code, a plate or a zip code. */
export const savedLogin = v.object({
  userType: v.picklist(['PERSONAL', 'LEGAL', 'NON_CONTRACTOR']),
  contractNumber: v.string(),
  /** The started sign-in whose second step was asked for. */
  started: v.nullable(loginStart),
  method: v.nullable(v.picklist(['SMS_OTP', 'LICENSE_PLATE_NUMBER', 'ZIP_CODE'])),
  attemptsLeft: v.number(),
  /** Epoch, ms. */
  resendFrom: v.number(),
  /** End of the ban (epoch, ms). */
  bannedUntil: v.nullable(v.number()),
})
export type SavedLogin = v.InferOutput<typeof savedLogin>

const nothing: SavedLogin = {
  userType: 'PERSONAL',
  contractNumber: '',
  started: null,
  method: null,
  attemptsLeft: ATTEMPTS,
  resendFrom: 0,
  bannedUntil: null,
}

/** Reads what was kept; garbage counts as nothing kept. */
export const readSavedLogin = (saved: unknown): SavedLogin => {
  const read = v.safeParse(savedLogin, saved)
  return read.success ? read.output : nothing
}

/** The part of a sign-in that may be kept. */
export const savedOf = (context: SavedLogin): SavedLogin => ({
  userType: context.userType,
  contractNumber: context.contractNumber,
  started: context.started,
  method: context.method,
  attemptsLeft: context.attemptsLeft,
  resendFrom: context.resendFrom,
  bannedUntil: context.bannedUntil,
})
