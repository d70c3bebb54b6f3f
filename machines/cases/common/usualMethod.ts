import type { PaymentMethod } from '../../payment/payment.types'

/** By the insurer's number of a way to pay (specification, section 9: sample data): a cheque is a transfer here, a debit that failed a card. */
const METHODS: Readonly<Record<number, PaymentMethod>> = { 2: 'transfer', 3: 'card', 4: 'transfer', 13: 'card' }

/** How somebody pays here who otherwise pays so; `null` where that is not known. */
export const usualMethod = (paymentTypeId: number | null | undefined): PaymentMethod | null =>
  (paymentTypeId != null && METHODS[paymentTypeId]) || null
