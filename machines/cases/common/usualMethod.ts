import type { PaymentMethod } from '../../payment/payment.types'

/**
 * Payment method by the insurer's `paymentTypeId` (specification, section 9: sample data). A cheque maps to a transfer,
 * and a failed direct debit to a card payment.
 */
const METHODS: Readonly<Record<number, PaymentMethod>> = { 2: 'transfer', 3: 'card', 4: 'transfer', 13: 'card' }

/** `paymentTypeId` of a direct debit. The meaning of 3 is assumed: the specification has only the number. */
const DEBITED = 3

interface Paid {
  readonly contract: {
    readonly contractStatusId?: number | null | undefined
    readonly paymentTypeId?: number | null | undefined
  }
}

/** Tells if the premiums of an active contract are paid by direct debit. */
export const isDebited = ({ contract: { contractStatusId, paymentTypeId } }: Paid): boolean =>
  contractStatusId === 1 && paymentTypeId === DEBITED

/** Returns the portal's payment method for a `paymentTypeId`; `null` if it is not known. */
export const usualMethod = (paymentTypeId: number | null | undefined): PaymentMethod | null =>
  (paymentTypeId != null && METHODS[paymentTypeId]) || null
