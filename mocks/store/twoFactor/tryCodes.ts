import { RIGHT_CODE } from '../../sampleContracts'
import type { WrongAnswer } from '../signIn/login'

/** Codes entered by the customer. `confirmation` is the second code; `null` or `undefined` if none was entered. */
export interface TypedCodes {
  readonly code: string
  readonly confirmation: string | null | undefined
}

/** The result of right codes. `value` is the new value that they confirm. */
export type RightCode = { readonly kind: 'right'; readonly value: string }

/** A new value, e.g. a phone number, that takes effect once the customer has entered its codes. */
interface PendingValue {
  readonly value: string
  attemptsLeft: number
}

/**
 * Checks the codes of a pending value. Each wrong code uses up an attempt. After the last attempt, no code is right,
 * and the customer must start the change again.
 */
export const tryCodes = (
  pendingValue: PendingValue,
  codes: TypedCodes,
  isConfirmationRequired: boolean,
): RightCode | WrongAnswer => {
  if (pendingValue.attemptsLeft === 0) return { kind: 'wrong', attemptsLeft: 0 }
  const isConfirmed = !isConfirmationRequired || codes.confirmation === RIGHT_CODE
  if (codes.code === RIGHT_CODE && isConfirmed) return { kind: 'right', value: pendingValue.value }
  pendingValue.attemptsLeft -= 1
  return { kind: 'wrong', attemptsLeft: pendingValue.attemptsLeft }
}
