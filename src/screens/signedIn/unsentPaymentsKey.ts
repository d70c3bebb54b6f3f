import type { OpenPayment } from '../../../machines/payment/openPayments'

/**
 * Returns the text key for payments whose cases are not submitted. `unsent.lost` if only this page knows one of them,
 * `unsent.kept` if the browser has stored all.
 */
export const unsentPaymentsKey = (payments: readonly OpenPayment[]) =>
  payments.some(({ isLost }) => isLost) ? 'unsent.lost' : 'unsent.kept'
