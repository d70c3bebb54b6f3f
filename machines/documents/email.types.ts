import type { TechnicalErrorType } from '../../src/api/technicalError'
import type { Problem } from '../validation/problem'

/** The progress of sending a document by e-mail. The screen shows it. */
export interface Email {
  /** The document's id. */
  readonly id: string
  readonly status: 'sending' | 'asking' | 'sent' | 'failed' | 'withdrawn'
  /** The recipient's address. While the customer types it (`asking`), it is the typed text. */
  readonly address: string
  /** The error of the typed address; `null` if none exists. */
  readonly addressError: Problem | null
  /** The warning shown for the typed address; `null` without one. Submitting the address again sends the document. */
  readonly warning: Problem | null
  /** Number of errors and warnings shown for the address. Each time, the field gets the focus. */
  readonly refusals: number
  /**
   * `true` if the customer had to type the address. When the form closes, the status that replaces it takes the focus.
   */
  readonly wasAsked: boolean
  /** The reason why sending failed; `null` if it did not fail. `notFound`: the insurer does not have the document. */
  readonly problem: 'notFound' | TechnicalErrorType | null
}

/** Sent to the document's owner after each change. */
export interface EmailChanged {
  readonly type: 'email.changed'
  readonly email: Email
}

/** The external events of the machine that sends a document. */
export type EmailEvent =
  /** The customer wants the document to be sent again, after an error or because it did not arrive. */
  | { readonly type: 'email.repeated' }
  | { readonly type: 'address.changed'; readonly value: string }
  | { readonly type: 'address.submitted' }
  | { readonly type: 'email.withdrawn' }

/** The context of the machine that sends a document. */
export interface EmailContext {
  readonly email: Email
}
