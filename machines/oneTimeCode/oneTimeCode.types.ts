import type { TechnicalErrorType } from '../../src/api/technicalError'
import type { AnswerError } from '../auth/answerError'

/** How a code reaches the customer: as a text message, or by e-mail. */
export type CodeChannel = 'phone' | 'email'

/** Where codes went, and how far the customer has come with them: what a reload must not lose. */
export interface CodeProgress {
  /** Masked. */
  readonly sentTo: string
  /** The channel of so far, masked, where a second code went to it. */
  readonly confirmationSentTo: string | null
  readonly attemptsLeft: number
  /** Epoch, ms. */
  readonly resendFrom: number
}

/** A code that was sent, to be typed in. */
export interface OneTimeCodeInput extends CodeProgress {
  readonly channel: CodeChannel
  /** Tells this code from every other one: begins the idempotency keys of its calls. */
  readonly key: string
  /** Why a check before had no answer that could be used: said until the customer does something. `null` where none failed. */
  readonly failure: TechnicalErrorType | null
}

/** What was typed into the fields. */
export interface TypedCodes {
  readonly code: string
  /** `null` where none is asked for. */
  readonly confirmationCode: string | null
}

/** The code as its screen reads it. */
export interface OneTimeCodeContext<Data> extends OneTimeCodeInput {
  /** As typed; never kept in the tab. */
  readonly code: string
  readonly confirmation: string
  readonly codeError: AnswerError | null
  readonly confirmationError: AnswerError | null
  /** How often the codes were refused, so that their field can take the focus each time. */
  readonly refusals: number
  readonly notice: 'codeSent' | TechnicalErrorType | null
  readonly output: OneTimeCodeOutput<Data>
}

/** What happens to a code from outside. */
export type OneTimeCodeEvent =
  | { readonly type: 'answer.changed'; readonly value: string }
  | { readonly type: 'confirmation.changed'; readonly value: string }
  | { readonly type: 'answer.submitted' }
  | { readonly type: 'code.requested' }
  /** Back to what the code is for. */
  | { readonly type: 'code.left' }

/** Tells whoever keeps it over a reload how far the customer has come. */
export interface CodeMoved {
  readonly type: 'code.moved'
  readonly progress: CodeProgress
}

/** Tells whoever the right code is a write for what has become of the check: a fault leaves open whether it arrived. */
export interface CodeTried {
  readonly type: 'code.tried'
  readonly check: 'underWay' | 'wrong' | TechnicalErrorType
}

/** How it ended. */
export type OneTimeCodeOutput<Data> =
  | { readonly type: 'done'; readonly data: Data; readonly at: number }
  /** What the code is for has to be started anew: no attempts are left, the insurer knows of nothing, or it was left. */
  | { readonly type: 'locked' | 'refused' | 'left' }
  /** Nothing goes until then (epoch, ms). */
  | { readonly type: 'banned'; readonly until: number }
