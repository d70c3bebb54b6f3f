import * as v from 'valibot'
import { currency } from '../../src/api/entities'
import { digest } from '../digest'
import type { Services } from '../services'
import { PAYMENT } from '../storageKeys'
import { isSameCase, type PaidCase, type PaidEnd, RETURN_LIFETIME, type Redirect, storePayment } from './kept'
import type { PaymentEnd, PaymentInput } from './payment.types'
import {
  isCaseUnsent,
  isRecordStored,
  returnedPaidEnd,
  type UnsentPayment,
  unsettledPaymentsOf,
} from './paymentQueries'
import {
  type CardPayment,
  changePayment,
  countsAsTaken,
  moneyResultOf,
  paymentWithId,
  readCardPayments,
  type SharedStore,
  writePayment,
} from './records'
import { changesOfSubmitted, endThatCounts, tookNoMoney, withRecordedConfirmation } from './results'

type Store = SharedStore & Pick<Services, 'storage'>

/**
 * Returns the changes to the record of a confirmed payment: sets `paidAt`, and withdraws a denial by the customer.
 * Empty if the payment is not confirmed.
 */
const confirmationChanges = (
  { now }: SharedStore,
  { paidAt = now() }: Partial<CardPayment>,
  { isProcessing }: PaidEnd,
) => (isProcessing ? {} : { isDenied: false, paidAt })

/**
 * Records the result of a payment. Returns the result that `endThatCounts` prefers, which may be an earlier one. A
 * failure is recorded only if no money was taken.
 */
export const recordResult = (store: SharedStore, { id, ...paidCase }: Redirect, newEnd: PaymentEnd): PaymentEnd => {
  const payment = paymentWithId(store, id)
  const end = endThatCounts(payment, newEnd)
  const isSent = payment?.status === 'sent'
  if (end.type === 'paid' && isSent)
    changePayment(store, id, { ...changesOfSubmitted(end), ...confirmationChanges(store, payment, end) })
  else if (end.type === 'paid') recordTakenPayment(store, paidCase, end)
  else if (tookNoMoney(end.failure)) {
    const failureChanges = { end: undefined, failure: end.failure, isDenied: false }
    changePayment(store, id, { ...failureChanges, ...(!isSent && { status: 'untaken' }) })
  }
  return end
}

/**
 * Saves in this tab the failure of a payment that took no money, as if the customer had just returned from it. The case
 * then shows the failure. Returns `false` for any other payment.
 */
export const saveFailureInTab = (store: Store, id: string): boolean => {
  const payment = paymentWithId(store, id)
  if (payment?.status !== 'untaken' || payment.failure === undefined) return false
  const end = { type: 'failed', failure: payment.failure } as const
  storePayment(store, { type: 'ended', redirect: payment, end, until: store.now() + RETURN_LIFETIME })
  return true
}

/** Builds a new record for a payment whose record the browser has lost. */
const newRecordOf = (
  { now }: SharedStore,
  { contract, origin }: PaidCase,
  { id, payment, paidFor }: PaidEnd,
): CardPayment => ({
  ...{ id, contract, origin, paidFor, udcContractId: null, paymentCode: payment.paymentCode ?? null, time: now() },
  ...{ amount: payment.amount ?? 0, currency: v.is(currency, payment.currency) ? payment.currency : 'HUF' },
  ...{ status: 'taken', draftId: null },
})

/** Records that a payment took money, or may have. `isCaseRefused`: the insurer has rejected the payment's case. */
export const recordTakenPayment = (
  store: SharedStore,
  paidCase: PaidCase,
  paidEnd: PaidEnd,
  draftId: string | null = null,
  isCaseRefused = false,
): void => {
  const payment = paymentWithId(store, paidEnd.id) ?? newRecordOf(store, paidCase, paidEnd)
  // An unconfirmed result does not replace a failure that another tab has recorded in the meantime.
  if (paidEnd.isProcessing && payment.failure !== undefined) return
  const end = withRecordedConfirmation(payment, paidEnd)
  const takenStatus = countsAsTaken(payment) ? payment.status : 'taken'
  const status = isCaseRefused && takenStatus !== 'sent' ? 'refused' : takenStatus
  const paymentCode = payment.paymentCode ?? end.payment.paymentCode ?? null
  const changes = {
    status,
    paymentCode,
    end,
    failure: undefined,
    draftId: draftId ?? payment.draftId,
    ...confirmationChanges(store, payment, end),
  }
  writePayment(store, { ...payment, ...changes })
}

/** Records that the case of a payment is submitted. */
export const recordSubmission = (
  store: SharedStore,
  paidCase: PaidCase,
  paidEnd: PaidEnd,
  idempotencyKey: string,
): void => {
  const payment = paymentWithId(store, paidEnd.id) ?? newRecordOf(store, paidCase, paidEnd)
  // The case may have been submitted before the insurer reported that its payment failed. The recorded failure then
  // stays.
  const hasFailedMeanwhile = paidEnd.isProcessing && payment.failure !== undefined
  const changes = hasFailedMeanwhile
    ? { end: undefined }
    : changesOfSubmitted(withRecordedConfirmation(payment, paidEnd))
  writePayment(store, { ...payment, status: 'sent', sentAs: digest(idempotencyKey), ...changes })
}

/** Records that the submission of a payment's case got no answer, so that the insurer may have received the case. */
export const recordUnansweredSubmission = (store: SharedStore, id: string, idempotencyKey: string): void => {
  if (paymentWithId(store, id)?.status === 'taken') changePayment(store, id, { sentAs: digest(idempotencyKey) })
}

/** Records a payment again if the browser has lost it. */
export const restoreLostRecord = (store: SharedStore, { of: paidCase, end, draftId }: UnsentPayment): void => {
  if (!isRecordStored(store, end)) recordTakenPayment(store, paidCase, end, draftId)
}

/**
 * Records that the customer approved none of the payments whose result is unknown, so that tabs no longer warn of them.
 * `udcContractId` selects the payments: those into this account or, if it is `null`, those of the contract's due items.
 */
export const denyPayments = (
  store: SharedStore,
  input: Pick<PaymentInput, 'contractNumber' | 'udcContractId'>,
): void => {
  for (const payment of unsettledPaymentsOf(store, input.contractNumber))
    if (payment.udcContractId === input.udcContractId) writePayment(store, { ...payment, isDenied: true })
}

/**
 * Hides a payment at the customer's request. The customer states that they did not approve it, has read that the
 * insurer rejected its case, or has found the case among the submitted ones, although its submission got no answer.
 */
export const dismissPayment = (store: SharedStore, id: string): void => {
  const payment = paymentWithId(store, id)
  if (payment === null) return
  const { status, sentAs, end } = payment
  if (status === 'taken' && sentAs !== undefined && end !== undefined) {
    writePayment(store, { ...payment, status: 'sent', ...changesOfSubmitted(end) })
    return
  }
  const isRefusalRead = status === 'refused' && moneyResultOf(payment) !== 'unknown'
  writePayment(store, { ...payment, ...(isRefusalRead ? { status: 'closed' } : { isDenied: true }) })
}

/**
 * Returns the payment of a case; `null` if none exists. Prefers the payment that this tab has just returned from,
 * then that of this draft, then the oldest. Stores the draft's id in the payment's record if the record contains none.
 */
export const bindPaymentToDraft = (
  store: Store,
  paidCase: PaidCase,
  draftId: string,
): Pick<UnsentPayment, 'end' | 'draftId'> | null => {
  const returnedEnd = returnedPaidEnd(store, paidCase)
  if (returnedEnd !== null) store.storage.remove(PAYMENT)
  // The payment of a rejected case is used only by its own draft. The customer can pay for a new draft again.
  const payments = readCardPayments(store)
    .filter(isCaseUnsent)
    .filter(
      (candidate) => isSameCase(candidate, paidCase) && (candidate.status === 'taken' || candidate.draftId === draftId),
    )
  const payment =
    payments.find(({ id }) => id === returnedEnd?.id) ??
    payments.find((candidate) => candidate.draftId === draftId) ??
    payments[0]
  if (payment === undefined) return null
  const boundPayment = { ...payment, draftId: payment.draftId ?? draftId }
  writePayment(store, boundPayment)
  return boundPayment
}
