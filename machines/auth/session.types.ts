import type { TechnicalErrorType } from '../../src/api/technicalError'
import type { TokenFacts } from '../session'

/** The session to watch. */
export interface SessionInput {
  /** The session's end (epoch, ms). `null` if the device's clock is too wrong: the session then ends with a 401. */
  readonly expiresAt: number | null
}

/** The context of the session's machine, as the warning reads it. */
export interface SessionContext extends SessionInput {
  /** The reason why the renewal got no usable answer, if it was tried. */
  readonly technicalError: TechnicalErrorType | null
  /** The output of the session's machine. */
  readonly output: SessionOutput
}

/** The customer's answers to the warning. */
export type SessionEvent =
  | { readonly type: 'session.extended' }
  | { readonly type: 'warning.closed' }
  | { readonly type: 'logout.chosen' }

/** The end of watching: the session continues with a new token, or it is over. */
export type SessionOutput = { readonly type: 'renewed'; readonly token: TokenFacts } | { readonly type: 'expired' }

/** Sent to the root: the customer logs out. */
export interface LogoutRequested {
  readonly type: 'logout.requested'
}
