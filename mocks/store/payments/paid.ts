/** The card payment that a request body reports; without a status if there was none. */
export interface CardPayment {
  readonly status?: string | undefined
  readonly amount?: number | null | undefined
}

/** Tells if the card payment was accepted. */
export const isPaid = ({ status }: CardPayment): boolean => status === 'ACCEPTED'

/**
 * Tells if a card payment failed or was for another amount. `due` is 0 if the payment itself settled the due amount. A
 * payment whose processing failed has no amount and passes.
 */
export const isRefusedByBank = ({ status, amount }: CardPayment, due: number): boolean =>
  status !== undefined && (status !== 'ACCEPTED' || (due > 0 && (amount ?? due) !== due))
