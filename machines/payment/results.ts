import type { PaidEnd, Redirect } from './kept'
import type { PaymentEnd, PaymentFailure } from './payment.types'
import type { CardPayment } from './records'

/**
 * Statuses that mean that no money was taken. The specification lists no statuses, so money may have been taken with
 * any other status.
 */
const UNTAKEN_STATUSES: readonly string[] = ['REFUSED', 'REJECTED', 'DECLINED', 'CANCELLED', 'FAILED']

/** Tells if a failure means that no money was taken. */
export const tookNoMoney = (failure: PaymentFailure): boolean =>
  failure.type === 'status' && UNTAKEN_STATUSES.includes(failure.status)

/** The last known result of a payment; `null` if there was no result yet. */
export const lastKnownEnd = ({ end, failure }: Pick<CardPayment, 'end' | 'failure'>): PaymentEnd | null =>
  end ?? (failure === undefined ? null : { type: 'failed', failure })

/** The status of an accepted payment. Every other status is a failure. */
export const ACCEPTED = 'ACCEPTED'

/**
 * The result of a payment about which the insurer gave no answer. The case continues as if the payment was accepted
 * (specification, section 2).
 */
export const unconfirmedEnd = ({ id, paymentCode, amount, currency, paidFor }: Redirect): PaidEnd => ({
  type: 'paid',
  id,
  payment: { status: ACCEPTED, ...(paymentCode !== null && { paymentCode }), amount, currency },
  isProcessing: true,
  paidFor,
})

/** The confirmed result of a payment; `null` if the insurer has not confirmed it. */
const confirmedEnd = (payment: CardPayment): PaidEnd | null => {
  const { end, failure, status } = payment
  if (end !== undefined) return end.isProcessing ? null : end
  return status === 'sent' && failure === undefined ? { ...unconfirmedEnd(payment), isProcessing: false } : null
}

/**
 * Returns the recorded confirmation of a payment if the given result is unconfirmed; otherwise the given result.
 * Another tab may have recorded the confirmation.
 */
export const withRecordedConfirmation = (payment: CardPayment, end: PaidEnd): PaidEnd =>
  (end.isProcessing && confirmedEnd(payment)) || end

/** The result of a payment that may still succeed, or may have succeeded since it failed. */
export const undecidedEnd: PaymentEnd = { type: 'failed', failure: { type: 'status', status: 'PENDING' } }

/**
 * Returns the given result or the recorded one. A recorded confirmation takes precedence, even over a later failure. An
 * unconfirmed result does not replace an answer of the insurer that any tab has recorded. After a recorded failure, an
 * unconfirmed result gives `undecidedEnd`, because the customer may have tried again.
 */
export const endThatCounts = (payment: CardPayment | null, end: PaymentEnd): PaymentEnd => {
  if (payment === null || (end.type === 'paid' && !end.isProcessing)) return end
  const confirmation = confirmedEnd(payment)
  if (confirmation !== null || end.type === 'failed') return confirmation ?? end
  return payment.failure === undefined ? (payment.end ?? end) : undecidedEnd
}

/**
 * Returns the changes to the record of a payment whose case is submitted. The result is removed if the payment is
 * confirmed, has the requested amount, and was for an item that was still due.
 */
export const changesOfSubmitted = (end: PaidEnd) =>
  end.isProcessing || end.asked !== undefined || end.isDueGone === true
    ? { end, failure: undefined }
    : { end: undefined, failure: undefined, providerData: undefined }
