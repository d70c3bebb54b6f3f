import type { TechnicalErrorType } from '../../src/api/technicalError'
import type { AnswerError } from '../answerError'

/** The channel of a code: a text message or an e-mail. */
export type CodeChannel = 'phone' | 'email'

/**
 * The recipients of the codes, the attempts left, and the earliest time for a request of a new code. A reload must not
 * lose this data.
 */
export interface CodeProgress {
  /** The phone number or e-mail address that the code was sent to, masked. */
  readonly sentTo: string
  /**
   * The customer's previous phone number or e-mail address, masked, which a second code was sent to; `null` if none was
   * sent.
   */
  readonly confirmationSentTo: string | null
  readonly attemptsLeft: number
  /** The earliest time of the next code request (epoch, ms). */
  readonly resendFrom: number
}

/** A sent code that the customer has to type. */
export interface OneTimeCodeInput extends CodeProgress {
  readonly channel: CodeChannel
  /** Identifies this code. It is the prefix of the idempotency keys of the code's calls. */
  readonly key: string
  /** The technical error of an earlier check, shown until the customer acts; `null` if no check failed. */
  readonly failure: TechnicalErrorType | null
}

/** The typed codes. */
export interface TypedCodes {
  readonly code: string
  /** The second code; `null` if none was sent. */
  readonly confirmationCode: string | null
}

/** The context of the code's machine. */
export interface OneTimeCodeContext<Data> extends OneTimeCodeInput {
  /** The code as typed; never saved in the tab. */
  readonly code: string
  readonly confirmation: string
  readonly codeError: AnswerError | null
  readonly confirmationError: AnswerError | null
  /** Number of rejected submissions. After each rejection, the field of the code takes the focus. */
  readonly refusals: number
  readonly notice: 'codeSent' | TechnicalErrorType | null
  readonly output: OneTimeCodeOutput<Data>
}

/** The external events of a code. */
export type OneTimeCodeEvent =
  | { readonly type: 'answer.changed'; readonly value: string }
  | { readonly type: 'confirmation.changed'; readonly value: string }
  | { readonly type: 'answer.submitted' }
  | { readonly type: 'code.requested' }
  /** The customer goes back to the step before the code. */
  | { readonly type: 'code.left' }

/** Sent to the parent, which saves the progress for a reload. */
export interface CodeMoved {
  readonly type: 'code.moved'
  readonly progress: CodeProgress
}

/**
 * The state of a code check. The machine sends it to a parent whose check also writes data. After a technical error,
 * the insurer may still have written the data.
 */
export interface CodeTried {
  readonly type: 'code.tried'
  readonly check: 'underWay' | 'wrong' | TechnicalErrorType
}

/** The output of the code's machine. */
export type OneTimeCodeOutput<Data> =
  | { readonly type: 'done'; readonly data: Data; readonly at: number }
  /**
   * The customer has to repeat the step before the code. `locked`: no attempts left. `refused`: the insurer rejected
   * the call. `left`: the customer went back.
   */
  | { readonly type: 'locked' | 'refused' | 'left' }
  /** `until`: no attempt is possible before this time (epoch, ms). */
  | { readonly type: 'banned'; readonly until: number }
