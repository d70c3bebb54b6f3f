import type { TechnicalErrorType } from '../../../src/api/technicalError'
import type { Problem } from '../../validation/problem'

/**
 * The reason for a phone request. `addNumber`: the insurer has no number. `notAuthenticatedWithPhone`: the customer no
 * longer has the phone number that codes are sent to. `unknown`: the portal does not know, because the customer did not
 * start a sign-in with this contract number.
 */
export type PhoneRequestKind = 'addNumber' | 'notAuthenticatedWithPhone' | 'unknown'

/** The input of the phone request. */
export interface PhoneRequestInput {
  readonly kind: PhoneRequestKind
  /** The contract number as typed at the sign-in; '' if the customer opened the request by its address. */
  readonly contractNumber: string
  readonly maskedEmail: string | null
}

/** The error of the contract number. The screen turns it into text. */
export type ContractNumberError = { readonly name: 'missing' | 'malformed' }

/** The context of the phone request's machine. */
export interface PhoneRequestContext extends PhoneRequestInput {
  /** The contract number that `kind` and `maskedEmail` belong to, as typed at the sign-in. */
  readonly signInNumber: string
  readonly phone: string
  readonly errors: { readonly contractNumber: ContractNumberError | null; readonly phone: Problem | null }
  /** Number of times the form was rejected. After each rejection the first invalid field gets the focus. */
  readonly refusals: number
  readonly technicalError: TechnicalErrorType | 'refused' | null
  /** Random id of this request. All its idempotency keys start with this id. */
  readonly requestId: string
  /** Key prefixes of the requests that the insurer rejected. A request with such a prefix needs a new key. */
  readonly refused: readonly string[]
  /** `true` if the insurer has accepted the request. */
  readonly isRequested: boolean
}

/** The customer's events. */
export type PhoneRequestEvent =
  | { readonly type: 'contractNumber.changed'; readonly value: string }
  | { readonly type: 'phone.changed'; readonly value: string }
  | { readonly type: 'phone.submitted' }
  | { readonly type: 'phoneRequest.left' }

/** The output: the customer is done, and returns to the sign-in. */
export interface PhoneRequestOutput {
  readonly type: 'left'
}
