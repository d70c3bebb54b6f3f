import type { LoginStart, SlaType } from '../../src/api/auth'
import { ATTEMPTS_ALLOWED } from '../attempts'

/** The part of a sign-in saved in the tab: never a code, a plate or a postal code. */
export interface SavedLogin {
  readonly userType: 'PERSONAL' | 'LEGAL' | 'NON_CONTRACTOR'
  readonly contractNumber: string
  /** The started sign-in, whose second step is not finished yet; `null` if none is started. */
  readonly started: LoginStart | null
  readonly method: SlaType | null
  readonly attemptsLeft: number
  /** The normalised contract number that `attemptsLeft` belongs to; '' before the first one is submitted. */
  readonly attemptsOf: string
  /** The remaining attempts of the contract numbers that were submitted before. */
  readonly earlierAttempts: Readonly<Record<string, number>>
  /** The earliest time of the next code request (epoch, ms). */
  readonly resendFrom: number
  /** End of the ban (epoch, ms); `null` if the customer is not banned. */
  readonly bannedUntil: number | null
}

/** A sign-in that the customer has not started yet. */
export const emptySavedLogin: SavedLogin = {
  userType: 'PERSONAL',
  contractNumber: '',
  started: null,
  method: null,
  attemptsLeft: ATTEMPTS_ALLOWED,
  attemptsOf: '',
  earlierAttempts: {},
  resendFrom: 0,
  bannedUntil: null,
}

/** Returns the saved sign-in; `emptySavedLogin` if it is `null`. */
export const savedLoginOrEmpty = (savedLogin: SavedLogin | null): SavedLogin => savedLogin ?? emptySavedLogin

/** Picks the part of a sign-in that the tab may store. */
export const savedLoginOf = (context: SavedLogin): SavedLogin => ({
  userType: context.userType,
  contractNumber: context.contractNumber,
  started: context.started,
  method: context.method,
  attemptsLeft: context.attemptsLeft,
  attemptsOf: context.attemptsOf,
  earlierAttempts: context.earlierAttempts,
  resendFrom: context.resendFrom,
  bannedUntil: context.bannedUntil,
})
