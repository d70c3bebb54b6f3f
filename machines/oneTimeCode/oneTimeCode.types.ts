import type { TechnicalErrorType } from '../../src/api/technicalError'
import type { AnswerError } from '../answerError'

/** The channel of a code: a text message or an e-mail. */
export type CodeChannel = 'phone' | 'email'

/** The recipients of the codes and the progress with them; must survive a reload. */
export interface CodeProgress {
  /** The phone number or e-mail address that the code was sent to, masked. */
  readonly sentTo: string
  /** The known channel, masked, if a second code was sent to it. */
  readonly confirmationSentTo: string | null
  readonly attemptsLeft: number
  /** The earliest time of the next code request (epoch, ms). */
  readonly resendFrom: number
}

/** A sent code that the customer has to type. */
export interface OneTimeCodeInput extends CodeProgress {
  readonly channel: CodeChannel
  /** Identifies this code; prefix of the idempotency keys of its calls. */
  readonly key: string
  /** The reason why an earlier check had no usable answer, shown until the customer acts; `null` if none failed. */
  readonly failure: TechnicalErrorType | null
}

/** The typed codes. */
export interface TypedCodes {
  readonly code: string
  /** `null` if no second code was sent. */
  readonly confirmationCode: string | null
}

/** The context of the code's machine. */
export interface OneTimeCodeContext<Data> extends OneTimeCodeInput {
  /** The code as typed; never saved in the tab. */
  readonly code: string
  readonly confirmation: string
  readonly codeError: AnswerError | null
  readonly confirmationError: AnswerError | null
  /** Number of rejections of the codes. Their field takes the focus after each. */
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
  /** Back to the change that the code is for. */
  | { readonly type: 'code.left' }

/** Sent to the parent, which saves the progress for a reload. */
export interface CodeMoved {
  readonly type: 'code.moved'
  readonly progress: CodeProgress
}

/**
 * The result of a check, sent to a parent that counts the check as a write. After a technical error, the write may have
 * arrived.
 */
export interface CodeTried {
  readonly type: 'code.tried'
  readonly check: 'underWay' | 'wrong' | TechnicalErrorType
}

/** The output. */
export type OneTimeCodeOutput<Data> =
  | { readonly type: 'done'; readonly data: Data; readonly at: number }
  /** The change has to be restarted: no attempts are left, the insurer does not know it, or the customer left. */
  | { readonly type: 'locked' | 'refused' | 'left' }
  /** `until`: no attempt is possible before this time (epoch, ms). */
  | { readonly type: 'banned'; readonly until: number }
