import type { TechnicalErrorType } from '../../src/api/technicalError'
import type { TokenFacts } from '../session'

/** The session to watch over. */
export interface SessionInput {
  /** Epoch, ms; `null` where the device's clock is too wrong to tell: the insurer will say when it is over. */
  readonly expiresAt: number | null
}

/** A session's time, as the warning reads it. */
export interface SessionContext extends SessionInput {
  /** Why prolonging it got no usable answer, where it was tried. */
  readonly technicalError: TechnicalErrorType | null
  /** What watching over it ends with. */
  readonly output: SessionOutput
}

/** What the customer answers to the warning. */
export type SessionEvent =
  | { readonly type: 'session.extended' }
  | { readonly type: 'warning.closed' }
  | { readonly type: 'logout.chosen' }

/** How watching over a session ended: it goes on with a new token, or its time is over. */
export type SessionOutput = { readonly type: 'renewed'; readonly token: TokenFacts } | { readonly type: 'expired' }
