import type { OpenPayment } from '../../../machines/payment/openPayments'

/** The text that says if this browser remembers payments whose cases are not sent. */
export const lostOrKept = (payments: readonly OpenPayment[]) =>
  payments.some(({ isLost }) => isLost) ? 'unsent.lost' : 'unsent.kept'
