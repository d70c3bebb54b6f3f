/** What a body says of the card payment that went before it; nothing of one that did not. */
export interface CardPayment {
  readonly status?: string | undefined
  readonly amount?: number | null | undefined
}

/** Whether it was paid by card. */
export const isPaid = ({ status }: CardPayment): boolean => status === 'ACCEPTED'

/**
 * Whether a card payment failed, or was of another amount. The payment itself may have settled what was due (then it is
 * 0), and one whose processing failed goes on without its amount.
 */
export const isRefusedByBank = ({ status, amount }: CardPayment, due: number): boolean =>
  status !== undefined && (status !== 'ACCEPTED' || (due > 0 && (amount ?? due) !== due))
