import * as v from 'valibot'
import { currency } from '../../src/api/entities'
import { digest } from '../digest'
import type { Services } from '../services'
import { PAYMENT } from '../storageKeys'
import { isSameCase, keepPayment, type PaidCase, type PaidEnd, RETURN_KEPT, type Redirect } from './kept'
import type { PaymentEnd, PaymentInput } from './payment.types'
import { isRecordStored, isUnsent, returnedPaid, type UnsentPayment, unsettledOf } from './paymentQueries'
import {
  type CardPayment,
  cardPayments,
  changePayment,
  isDecided,
  paymentWith,
  type SharedStore,
  writePayment,
} from './records'
import { confirmedSince, countedEnd, isUntaken, keptOfSent } from './results'

type Store = SharedStore & Pick<Services, 'storage'>

/** Returns the changes to the record of a confirmed payment: a denial no longer counts. Empty if not confirmed. */
const confirmedNow = ({ now }: SharedStore, { paidAt = now() }: Partial<CardPayment>, { isProcessing }: PaidEnd) =>
  isProcessing ? {} : { isDenied: false, paidAt }

/**
 * Records the result of a payment. Returns the result that counts, which may be an earlier result. A failure that may
 * have taken money is not recorded.
 */
export const keepResult = (store: SharedStore, { id, ...paidCase }: Redirect, newEnd: PaymentEnd): PaymentEnd => {
  const payment = paymentWith(store, id)
  const end = countedEnd(payment, newEnd)
  const isSent = payment?.status === 'sent'
  if (end.type === 'paid' && isSent)
    changePayment(store, id, { ...keptOfSent(end), ...confirmedNow(store, payment, end) })
  else if (end.type === 'paid') keepPaid(store, paidCase, end)
  else if (isUntaken(end.failure)) {
    const result = { end: undefined, failure: end.failure, isDenied: false }
    changePayment(store, id, { ...result, ...(!isSent && { status: 'untaken' }) })
  }
  return end
}

/**
 * Saves in this tab the failure of a payment that took no money, as if the customer had just returned from it. The case
 * then shows the failure. Returns `false` for any other payment.
 */
export const takeFailure = (store: Store, id: string): boolean => {
  const payment = paymentWith(store, id)
  if (payment?.status !== 'untaken' || payment.failure === undefined) return false
  const end = { type: 'failed', failure: payment.failure } as const
  keepPayment(store, { type: 'ended', redirect: payment, end, until: store.now() + RETURN_KEPT })
  return true
}

/** Builds a new record for a payment whose record the browser has lost. */
const recordOf = (
  { now }: SharedStore,
  { contract, origin }: PaidCase,
  { id, payment, paidFor }: PaidEnd,
): CardPayment => ({
  ...{ id, contract, origin, paidFor, udcContractId: null, paymentCode: payment.paymentCode ?? null, time: now() },
  ...{ amount: payment.amount ?? 0, currency: v.is(currency, payment.currency) ? payment.currency : 'HUF' },
  ...{ status: 'taken', draftId: null },
})

/** Records that a payment took money, or may have. `isRefused`: the insurer has rejected the payment's case. */
export const keepPaid = (
  store: SharedStore,
  paidCase: PaidCase,
  paidEnd: PaidEnd,
  draftId: string | null = null,
  isRefused = false,
): void => {
  const payment = paymentWith(store, paidEnd.id) ?? recordOf(store, paidCase, paidEnd)
  // An unconfirmed result does not replace a failure that another tab has recorded in the meantime.
  if (paidEnd.isProcessing && payment.failure !== undefined) return
  const end = confirmedSince(payment, paidEnd)
  const takenStatus = isDecided(payment) ? payment.status : 'taken'
  const status = isRefused && takenStatus !== 'sent' ? 'refused' : takenStatus
  const paymentCode = payment.paymentCode ?? end.payment.paymentCode ?? null
  const changes = {
    status,
    paymentCode,
    end,
    failure: undefined,
    draftId: draftId ?? payment.draftId,
    ...confirmedNow(store, payment, end),
  }
  writePayment(store, { ...payment, ...changes })
}

/** Records that the case of a payment is submitted. */
export const keepSent = (store: SharedStore, paidCase: PaidCase, paidEnd: PaidEnd, idempotencyKey: string): void => {
  const payment = paymentWith(store, paidEnd.id) ?? recordOf(store, paidCase, paidEnd)
  // The case may have been submitted before the insurer reported that its payment failed.
  const isUntakenSince = paidEnd.isProcessing && payment.failure !== undefined
  const changes = isUntakenSince ? { end: undefined } : keptOfSent(confirmedSince(payment, paidEnd))
  writePayment(store, { ...payment, status: 'sent', sentAs: digest(idempotencyKey), ...changes })
}

/** Records a payment again if the browser has lost it. */
export const keepPaidAgain = (store: SharedStore, { of, end, draftId }: UnsentPayment): void => {
  if (!isRecordStored(store, end)) keepPaid(store, of, end, draftId)
}

/**
 * Records that the customer approved none of the payments whose result is unknown, so that tabs no longer warn of them.
 * Covers the same payments as the warning: those of the contract's due items, or those into the same account.
 */
export const denyPayments = (
  store: SharedStore,
  input: Pick<PaymentInput, 'contractNumber' | 'udcContractId'>,
): void => {
  for (const payment of unsettledOf(store, input.contractNumber))
    if (payment.udcContractId === input.udcContractId) writePayment(store, { ...payment, isDenied: true })
}

/** Hides a payment at the customer's request: the customer did not approve it, or has dealt with its rejected case. */
export const dismissPayment = (store: SharedStore, id: string): void => {
  const payment = paymentWith(store, id)
  if (payment === null) return
  writePayment(store, { ...payment, ...(payment.status === 'refused' ? { status: 'closed' } : { isDenied: true }) })
}

/**
 * Returns the payment of a case: the one that this tab has just returned from, else the one of this draft, else the
 * oldest. Binds the payment to this draft, unless it is bound to another draft. `null` if there is no payment.
 */
export const takePaid = (
  store: Store,
  paidCase: PaidCase,
  draftId: string,
): Pick<UnsentPayment, 'end' | 'draftId'> | null => {
  const ended = returnedPaid(store, paidCase)
  if (ended !== null) store.storage.remove(PAYMENT)
  // The payment of a rejected case is used only by its own draft. The customer can pay for a new draft again.
  const payments = cardPayments(store)
    .filter(isUnsent)
    .filter(
      (candidate) => isSameCase(candidate, paidCase) && (candidate.status === 'taken' || candidate.draftId === draftId),
    )
  const payment =
    payments.find(({ id }) => id === ended?.id) ??
    payments.find((candidate) => candidate.draftId === draftId) ??
    payments[0]
  if (payment === undefined) return null
  const boundPayment = { ...payment, draftId: payment.draftId ?? draftId }
  writePayment(store, boundPayment)
  return boundPayment
}
