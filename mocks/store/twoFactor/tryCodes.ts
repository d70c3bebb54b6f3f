import { RIGHT_CODE } from '../../sampleContracts'
import type { Wrong } from '../signIn/login'

/** Codes that somebody typed. */
export interface TypedCodes {
  readonly code: string
  readonly confirmation: string | null | undefined
}

/** A right code, with what it was sent for. */
export type RightCode = { readonly kind: 'right'; readonly value: string }

/** What waits for its codes. */
interface Pending {
  readonly value: string
  attemptsLeft: number
}

/** Tries the codes of what waits for them. Wrong ones count down; at none left only a new start helps. */
export const tryCodes = (pending: Pending, typed: TypedCodes, isConfirmationAsked: boolean): RightCode | Wrong => {
  if (pending.attemptsLeft === 0) return { kind: 'wrong', attemptsLeft: 0 }
  const isConfirmed = !isConfirmationAsked || typed.confirmation === RIGHT_CODE
  if (typed.code === RIGHT_CODE && isConfirmed) return { kind: 'right', value: pending.value }
  pending.attemptsLeft -= 1
  return { kind: 'wrong', attemptsLeft: pending.attemptsLeft }
}
