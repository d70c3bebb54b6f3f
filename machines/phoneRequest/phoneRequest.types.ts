/** Why a phone number is asked for (specification, section 2). */
export type PhoneRequestKind = 'addNumber' | 'notAuthenticatedWithPhone'

/** What the phone number request starts with. */
export interface PhoneRequestInput {
  readonly kind: PhoneRequestKind
  /** As typed at sign-in; empty where the customer came by the address. */
  readonly contractNumber: string
  readonly maskedEmail: string | null
}

/** The customer is through with it: back to the sign-in. */
export interface PhoneRequestOutput {
  readonly type: 'left'
}
