import type { TechnicalErrorType } from '../../src/api/technicalError'
import type { Problem } from '../validation/problem'

/** A document on its way by e-mail, as a screen shows it. */
export interface Email {
  /** The document's id. */
  readonly id: string
  readonly status: 'sending' | 'asking' | 'sent' | 'failed' | 'withdrawn'
  /** Where it goes, or has gone; while the customer is asked, as typed. */
  readonly address: string
  /** What is wrong with the typed address. */
  readonly addressError: Problem | null
  /** How often the address was refused, so that its field can take the focus each time. */
  readonly refusals: number
  /** Whether the customer was asked for the address, so that what comes then takes the focus. */
  readonly wasAsked: boolean
  /** Why it failed: `notFound` where the insurer has no such document (any more). */
  readonly problem: 'notFound' | TechnicalErrorType | null
}

/** What the owner of a document is told whenever something changed. */
export interface EmailChanged {
  readonly type: 'email.changed'
  readonly email: Email
}

/** What can happen to a document on its way by e-mail. */
export type EmailEvent =
  /** Once more: after a fault, or because it did not arrive. */
  | { readonly type: 'email.repeated' }
  | { readonly type: 'address.changed'; readonly value: string }
  | { readonly type: 'address.submitted' }
  | { readonly type: 'email.withdrawn' }

/** What is sent. */
export interface EmailContext {
  readonly email: Email
}
