/** The card payment that a request body reports. `status` is absent if the customer did not pay by card. */
export interface CardPayment {
  readonly status?: string | undefined
  readonly amount?: number | null | undefined
}

/** Tells if the card payment was accepted. */
export const isPaidByCard = ({ status }: CardPayment): boolean => status === 'ACCEPTED'

/**
 * Tells if a card payment failed, or if it paid another amount than `due`. `false` if the customer did not pay by card.
 * The amount is not checked if `due` is 0 or the body reports no amount.
 */
export const isCardPaymentInvalid = ({ status, amount }: CardPayment, due: number): boolean =>
  status !== undefined && (status !== 'ACCEPTED' || (due > 0 && (amount ?? due) !== due))
