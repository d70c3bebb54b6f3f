import type { OpenPayment } from '../../../machines/payment/openPayments'

/**
 * Returns the key of the text about payments whose cases are not submitted: `unsent.lost` if the browser could not
 * store one of the payments, so that a reload loses it, otherwise `unsent.kept`.
 */
export const unsentPaymentsKey = (payments: readonly OpenPayment[]) =>
  payments.some(({ isLost }) => isLost) ? 'unsent.lost' : 'unsent.kept'
