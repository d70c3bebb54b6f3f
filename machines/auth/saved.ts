import type { LoginStart, SlaType } from '../../src/api/auth'
import { ATTEMPTS } from './limits'

/** What a sign-in keeps in the tab: never a code, a plate or a zip code. */
export interface SavedLogin {
  readonly userType: 'PERSONAL' | 'LEGAL' | 'NON_CONTRACTOR'
  readonly contractNumber: string
  /** The started sign-in whose second step was asked for. */
  readonly started: LoginStart | null
  readonly method: SlaType | null
  readonly attemptsLeft: number
  /** Epoch, ms. */
  readonly resendFrom: number
  /** End of the ban (epoch, ms). */
  readonly bannedUntil: number | null
}

/** Nobody has begun. */
export const nothingSaved: SavedLogin = {
  userType: 'PERSONAL',
  contractNumber: '',
  started: null,
  method: null,
  attemptsLeft: ATTEMPTS,
  resendFrom: 0,
  bannedUntil: null,
}

/** Where a sign-in begins: with what was kept, if anything was. */
export const resumedFrom = (saved: SavedLogin | null): SavedLogin => saved ?? nothingSaved

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
