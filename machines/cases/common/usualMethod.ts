import type { PaymentMethod } from '../../payment/payment.types'

/**
 * Payment method by the insurer's `paymentTypeId` (specification, section 9: sample data). A cheque maps to a transfer,
 * and a failed direct debit to a card payment.
 */
const METHOD_BY_TYPE: Readonly<Record<number, PaymentMethod>> = { 2: 'transfer', 3: 'card', 4: 'transfer', 13: 'card' }

/** Returns the portal's payment method for a `paymentTypeId`; `null` if the portal does not know this id. */
export const usualMethod = (paymentTypeId: number | null | undefined): PaymentMethod | null =>
  (paymentTypeId != null && METHOD_BY_TYPE[paymentTypeId]) || null
