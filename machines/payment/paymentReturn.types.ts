import type { PaidCase, Returned } from './kept'
import type { PaymentEnd } from './payment.types'

/** Somebody who comes back from a card payment provider. */
export interface PaymentReturnInput {
  /** The query string of the address, as it came. */
  readonly query: string
  /** Whose contract is open; `null` where the session has ended meanwhile. */
  readonly contractNumber: string | null
}

/** What a tab knows of the payment that is come back from. */
export interface ReturnStart {
  /** The payment; `null` where the tab knows of none. */
  readonly redirect: PaidCase | null
  /** What is to be told to the insurer; `null` where that was done before. */
  readonly returned: Returned | null
  /** The case of the payment has been sent from this browser. */
  readonly isSent?: boolean
  /** The payment code in the address, if this browser knows no such payment; `null` if the address has none. */
  readonly code?: string | null
}

/** The return as its screen reads it. */
export interface PaymentReturnContext extends PaymentReturnInput {
  readonly returned: Returned | null
  /** The case that is led back to. */
  readonly origin: string
  readonly isSent: boolean
  /** The code of a payment that this browser does not know. */
  readonly code: string | null
  /** What the insurer says of a payment whose case was sent before. */
  readonly end: PaymentEnd | null
  readonly output: PaymentReturnOutput
}

/** Answers of the customer on a screen that sends nothing. */
export type PaymentReturnEvent = { readonly type: 'contract.switched' } | { readonly type: 'paymentReturn.left' }

/** Where it goes on: home, the case that was left, a sign-in to that case's area, or the open contract's own cases. */
export type PaymentReturnOutput =
  | { readonly type: 'home' | 'left' }
  /** `switch`: a sign-in too, in place of the session that is open. */
  | { readonly type: 'case' | 'signIn' | 'switch'; readonly origin: string }
