import type { Outcome } from '../src/api/endpoint'

/** Default number of wrong answers before a ban, used if the insurer gives no number (specification, section 9). */
export const ATTEMPTS_ALLOWED = 3

/** Default length of a ban in seconds, used if the insurer gives none (specification, section 9). */
const BAN_SECONDS = 3600

/** Pause before another code can be requested (ms). */
export const RESEND_PAUSE = 30_000

/**
 * Returns the end (epoch, ms) of a ban that starts at `at` (epoch, ms) and lasts `banTimeout` or, by default,
 * `BAN_SECONDS` seconds.
 */
export const banEnd = (at: number, banTimeout: number | null | undefined): number =>
  at + (banTimeout ?? BAN_SECONDS) * 1000

/** A business error of an action with limited attempts. */
export interface AttemptsError {
  readonly code: string
  readonly availableAttempts?: number | null | undefined
  readonly banTimeout?: number | null | undefined
}

type AttemptOutcome = Outcome<unknown, AttemptsError>

/** Tells if the insurer has banned the contract for some time. */
export const isBan = (outcome: AttemptOutcome): boolean => !outcome.ok && outcome.failure.code === 'AUTH_LOGIN_002'

/** The end of the reported ban (epoch, ms). */
export const reportedBanEnd = (outcome: AttemptOutcome): number =>
  banEnd(outcome.at, outcome.ok ? undefined : outcome.failure.banTimeout)

/**
 * Returns the attempts left after a wrong answer: the insurer's number or, if the insurer gives none, one less than
 * before.
 */
export const attemptsLeftAfter = (
  { attemptsLeft }: { readonly attemptsLeft: number },
  outcome: AttemptOutcome,
): number => (outcome.ok ? undefined : outcome.failure.availableAttempts) ?? Math.max(0, attemptsLeft - 1)
