import type { TechnicalErrorType } from '../../src/api/technicalError'
import type { Problem } from '../validation/problem'

/**
 * Why a phone number is asked for: the insurer has none, or one that the customer no longer has; unknown where nothing was
 * asked of the insurer yet.
 */
export type PhoneRequestKind = 'addNumber' | 'notAuthenticatedWithPhone' | 'unknown'

/** What the phone number request starts with. */
export interface PhoneRequestInput {
  readonly kind: PhoneRequestKind
  /** As typed at sign-in; empty where the customer came by the address. */
  readonly contractNumber: string
  readonly maskedEmail: string | null
}

/** What is wrong with the contract number, until the screen turns it into words. */
export type ContractNumberError = { readonly name: 'missing' | 'malformed' }

/** The phone number request as its screens read it. */
export interface PhoneRequestContext extends PhoneRequestInput {
  readonly phone: string
  readonly errors: { readonly contractNumber: ContractNumberError | null; readonly phone: Problem | null }
  /** How often it was refused, so that the first wrong field can take the focus each time. */
  readonly refusals: number
  readonly technicalError: TechnicalErrorType | 'refused' | null
  /** Begins the keys of what is sent. */
  readonly requestId: string
  /** What the insurer refused, by its part of the key: sent again, it is another request. */
  readonly refused: readonly string[]
  /** Whether the insurer has it. */
  readonly isRequested: boolean
}

/** What the customer does. */
export type PhoneRequestEvent =
  | { readonly type: 'contractNumber.changed'; readonly value: string }
  | { readonly type: 'phone.changed'; readonly value: string }
  | { readonly type: 'phone.submitted' }
  | { readonly type: 'phoneRequest.left' }

/** The customer is through with it: back to the sign-in. */
export interface PhoneRequestOutput {
  readonly type: 'left'
}
