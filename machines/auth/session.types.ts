import type { TechnicalErrorType } from '../../src/api/technicalError'
import type { TokenFacts } from '../session'

/** The session to watch. */
export interface SessionInput {
  /**
   * The session's end (epoch, ms). `null` if the device's clock is too inaccurate: the customer then gets no warning,
   * and the first 401 ends the session.
   */
  readonly expiresAt: number | null
  /** The idempotency key of the renewal. So a repeated request gets the new token even if the first answer was lost. */
  readonly renewalKey: string
}

/** The context of the session's machine. The warning reads it. */
export interface SessionContext extends SessionInput {
  /** The reason why the last renewal failed; `null` if it did not fail. */
  readonly technicalError: TechnicalErrorType | null
  /** The machine's output. `expired` until the insurer renews the session. */
  readonly output: SessionOutput
}

/** The customer's answers to the warning. */
export type SessionEvent =
  | { readonly type: 'session.extended' }
  | { readonly type: 'warning.closed' }
  | { readonly type: 'logout.chosen' }
  | TokenRefused

/** Sent by the client and passed on by the root: the insurer rejects the session's token (status 401). */
export interface TokenRefused {
  readonly type: 'token.refused'
}

/** The output of the session's machine: the session was renewed with a new token, or it has expired. */
export type SessionOutput = { readonly type: 'renewed'; readonly token: TokenFacts } | { readonly type: 'expired' }

/** Sent to the root: the customer logs out. */
export interface LogoutRequested {
  readonly type: 'logout.requested'
}
