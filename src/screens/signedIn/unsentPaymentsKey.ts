import type { OpenPayment } from '../../../machines/payment/openPayments'

/** Returns the key of the text that says if this browser remembers payments whose cases are not submitted. */
export const unsentPaymentsKey = (payments: readonly OpenPayment[]) =>
  payments.some(({ isLost }) => isLost) ? 'unsent.lost' : 'unsent.kept'
