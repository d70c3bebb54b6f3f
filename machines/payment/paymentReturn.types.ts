import type { PaidCase, Returned } from './kept'
import type { PaymentEnd } from './payment.types'
import type { CaseStatus } from './paymentQueries'

/** The input of a return from a card payment provider. */
export interface PaymentReturnInput {
  /** The query string of the address, unchanged. */
  readonly query: string
  /** The open contract; `null` if the session has ended. */
  readonly contractNumber: string | null
  /** `false` for a customer who signed in with the contract number alone and cannot have paid. */
  readonly isContractor?: boolean
}

/** The data that a tab has about the payment that the customer returns from. */
export interface ReturnStart {
  /** The case that was paid for; `null` if neither the tab nor the browser has a record of the payment. */
  readonly redirect: PaidCase | null
  /**
   * The data to report to the insurer; `null` if there is nothing to report, e.g. because the result is already known.
   */
  readonly returned: Returned | null
  readonly caseStatus?: CaseStatus | null
  /** The last result of the payment that this browser knows; `null` or absent if it knows none. */
  readonly end?: PaymentEnd | null
  /** `true` if the address contains the result of a payment that this browser cannot identify for certain. */
  readonly isUnknown?: boolean
  /** The payment code from the record, or else from the address; `null` if neither has one. */
  readonly code?: string | null
}

/** The context of the return's machine. */
export interface PaymentReturnContext extends PaymentReturnInput {
  readonly returned: Returned | null
  /** The address of the case that the return leads to. */
  readonly origin: string
  readonly caseStatus: CaseStatus | null
  /** The payment code, which the customer quotes on the phone; `null` if it is not known. */
  readonly code: string | null
  /** The insurer's result of a payment whose case was already submitted or rejected; `null` otherwise. */
  readonly end: PaymentEnd | null
  readonly output: PaymentReturnOutput
}

/** The customer's choice on the return page. */
export type PaymentReturnEvent = { readonly type: 'contract.switched' } | { readonly type: 'paymentReturn.left' }

/**
 * The next route. `home`: the start page. `left`: the menu of the open contract. `case`: the case. `signIn`: a sign-in
 * to the product line of the case.
 */
export type PaymentReturnOutput =
  | { readonly type: 'home' | 'left' }
  /** `switch`: a sign-in that replaces the open session. */
  | { readonly type: 'case' | 'signIn' | 'switch'; readonly origin: string }
