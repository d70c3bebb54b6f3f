import type { TechnicalErrorType } from '../../src/api/technicalError'
import type { Problem } from '../validation/problem'

/** The sending of a document by e-mail, as a screen shows it. */
export interface Email {
  /** The document's id. */
  readonly id: string
  readonly status: 'sending' | 'asking' | 'sent' | 'failed' | 'withdrawn'
  /** The address that it is or was sent to; while the customer enters it, as typed. */
  readonly address: string
  /** The error of the typed address. */
  readonly addressError: Problem | null
  /** The warning that the typed address has shown; another submission sends it. */
  readonly warning: Problem | null
  /** Number of rejections and warnings of the address. Its field takes the focus after each. */
  readonly refusals: number
  /** `true` if the customer was asked for the address. Then the next screen takes the focus. */
  readonly wasAsked: boolean
  /** The reason why it failed: `notFound` if the insurer has no such document (any more). */
  readonly problem: 'notFound' | TechnicalErrorType | null
}

/** Sent to the document's owner after each change. */
export interface EmailChanged {
  readonly type: 'email.changed'
  readonly email: Email
}

/** The external events of sending a document. */
export type EmailEvent =
  /** Sends it again: after a technical error, or because it did not arrive. */
  | { readonly type: 'email.repeated' }
  | { readonly type: 'address.changed'; readonly value: string }
  | { readonly type: 'address.submitted' }
  | { readonly type: 'email.withdrawn' }

/** The context of the machine that sends a document. */
export interface EmailContext {
  readonly email: Email
}
