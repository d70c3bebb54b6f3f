import type { Outcome } from '../../src/api/endpoint'

/** Wrong answers that are allowed before a ban, where the insurer does not tell (specification, section 9). */
export const ATTEMPTS = 3

/** Ban where the insurer gives no time, in seconds (specification, section 9). */
const BAN_SECONDS = 3600

/** Pause before another code can be asked for (ms). */
export const RESEND_PAUSE = 30_000

/** When a ban ends that was told at a time (epoch, ms); `banTimeout` in seconds. */
export const banEnd = (at: number, banTimeout: number | null | undefined): number =>
  at + (banTimeout ?? BAN_SECONDS) * 1000

/** A refusal of something that can be tried a few times only. */
export interface AttemptsError {
  readonly code: string
  readonly availableAttempts?: number | null | undefined
  readonly banTimeout?: number | null | undefined
}

type Tried = Outcome<unknown, AttemptsError>

/** Whether the insurer has banned the contract for a while. */
export const isBan = (outcome: Tried): boolean => !outcome.ok && outcome.failure.code === 'AUTH_LOGIN_002'

/** When the ban that was told ends (epoch, ms). */
export const banEndOf = (outcome: Tried): number =>
  banEnd(outcome.at, outcome.ok ? undefined : outcome.failure.banTimeout)

/** Attempts left after a wrong one: what the insurer says, or one less. */
export const attemptsAfter = ({ attemptsLeft }: { readonly attemptsLeft: number }, outcome: Tried): number =>
  (outcome.ok ? undefined : outcome.failure.availableAttempts) ?? Math.max(0, attemptsLeft - 1)
