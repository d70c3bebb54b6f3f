import { RIGHT_CODE } from '../../sampleContracts'
import type { Wrong } from '../signIn/login'

/** Codes entered by the customer. */
export interface TypedCodes {
  readonly code: string
  readonly confirmation: string | null | undefined
}

/** A right code, with the value that it confirms. */
export type RightCode = { readonly kind: 'right'; readonly value: string }

/** A value that waits for its codes. */
interface Pending {
  readonly value: string
  attemptsLeft: number
}

/** Checks the codes of a pending value. Wrong codes use up attempts, after which the change has to be started again. */
export const tryCodes = (pending: Pending, codes: TypedCodes, isConfirmationAsked: boolean): RightCode | Wrong => {
  if (pending.attemptsLeft === 0) return { kind: 'wrong', attemptsLeft: 0 }
  const isConfirmed = !isConfirmationAsked || codes.confirmation === RIGHT_CODE
  if (codes.code === RIGHT_CODE && isConfirmed) return { kind: 'right', value: pending.value }
  pending.attemptsLeft -= 1
  return { kind: 'wrong', attemptsLeft: pending.attemptsLeft }
}
