import { digest } from '../digest'
import type { Services } from '../services'
import { arePeriodsKnown, containsItem } from './item'
import { isSameCase, itemOf, type PaidCase, type PaidEnd, paidCaseAt, type Redirect, readStoredPayment } from './kept'
import type { FailedPayment, PaymentEnd, PaymentFailure, PaymentInput } from './payment.types'
import {
  type CardPayment,
  countsAsTaken,
  moneyResultOf,
  paymentWithId,
  readCardPayments,
  recordKeyOf,
  type SharedStore,
  type UnsentCardPayment,
} from './records'
import { lastKnownEnd, tookNoMoney, unconfirmedEnd, withRecordedConfirmation } from './results'
import { REDIRECT_LIFETIME, UNRETURNED_WARNING_TIME } from './underWay'

type Store = SharedStore & Pick<Services, 'storage'>

/**
 * The state of the case that was paid for. `sent`: this browser has submitted it. `refused`: the insurer has rejected
 * it.
 */
export type CaseStatus = 'sent' | 'refused'

/**
 * Returns the status of the case that was paid for. `null` if the case is not submitted yet, or there is no payment.
 */
export const caseStatusOf = (payment: CardPayment | null): CaseStatus | null => {
  if (payment?.status === 'closed') return 'refused'
  return payment?.status === 'sent' || payment?.status === 'refused' ? payment.status : null
}

/**
 * Tells if two payments of a contract pay the same item, even for different cases. If the customer chose the amount,
 * the case and the amount must also be the same, with less than a day between the payments.
 */
const paySameItem = (one: CardPayment, other: CardPayment): boolean => {
  if (one.contract !== other.contract || one.udcContractId !== other.udcContractId) return false
  if (one.isOfDue !== other.isOfDue) return false
  if (one.isOfDue) {
    const [item, otherItem] = [itemOf(one), itemOf(other)]
    // A debt paid earlier does not contain a premium paid later. Without the periods, a debt paid later need not
    // either.
    const mayContainItem = other.time > one.time && (otherItem.type !== 'DEBT' || arePeriodsKnown(otherItem, item))
    return containsItem(otherItem, item) && (mayContainItem || otherItem.type === item.type)
  }
  const isSameAmountWithinDay = one.amount === other.amount && Math.abs(other.time - one.time) < REDIRECT_LIFETIME
  return isSameCase(one, other) && one.paidFor === other.paidFor && isSameAmountWithinDay
}

/**
 * Returns a payment of the same item that was paid after the customer had left for the provider of the given payment;
 * `null` if none exists.
 */
export const laterPaymentOfItem = (store: SharedStore, payment: CardPayment): CardPayment | null =>
  readCardPayments(store).find(
    (other) =>
      other.id !== payment.id &&
      Math.max(other.time, other.paidAt ?? 0) > payment.time &&
      moneyResultOf(other) === 'paid' &&
      paySameItem(payment, other),
  ) ?? null

/** Digest of the idempotency key that the payment's case was submitted with; `null` if it is not submitted. */
export const submissionKeyDigest = (store: SharedStore, id: string): string | null => {
  const payment = paymentWithId(store, id)
  return payment?.status === 'sent' ? (payment.sentAs ?? '') : null
}

/** Tells if another tab has submitted the case of a payment with different answers. */
export const isSubmittedDifferently = (store: SharedStore, id: string, idempotencyKey: string): boolean => {
  const sentAs = submissionKeyDigest(store, id)
  return sentAs !== null && sentAs !== digest(idempotencyKey)
}

/**
 * Tells if the browser has stored a payment's result, and not only this page. An older record does not count: if the
 * storage is full, it may still contain the record from the departure.
 */
export const isRecordStored = (store: SharedStore, { id, isProcessing }: PaidEnd): boolean => {
  const payment = paymentWithId(store, id)
  if (payment === null || payment.status === 'open' || !store.sharedStorage.holds(recordKeyOf(id))) return false
  const moneyResult = moneyResultOf(payment)
  return isProcessing || moneyResult === 'paid' || moneyResult === 'other'
}

/** A payment whose case is not submitted, as the case's machine sends it to the contract's machine. */
export interface UnsentPayment {
  readonly of: PaidCase
  readonly end: PaidEnd
  readonly draftId: string
}

/**
 * Returns the reason to warn of a payment when the customer leaves its case: the browser has not stored the payment,
 * the case was rejected although the payment is confirmed, or another tab has submitted the case. `null` if there is
 * no reason.
 */
export const unsentWarningOf = (store: SharedStore, { end }: UnsentPayment): 'lost' | 'refused' | 'sent' | null => {
  if (!isRecordStored(store, end)) return 'lost'
  const payment = paymentWithId(store, end.id)
  if (payment?.status === 'sent') return 'sent'
  return payment?.status === 'refused' && moneyResultOf(payment) !== 'unknown' ? 'refused' : null
}

/**
 * Tells if a payment took money, or may have, and its case is not submitted or was rejected. `false` for an unconfirmed
 * payment that the customer denies.
 */
export const isCaseUnsent = (payment: CardPayment): payment is UnsentCardPayment =>
  payment.end !== undefined &&
  (payment.status === 'taken' || payment.status === 'refused') &&
  !(payment.isDenied === true && moneyResultOf(payment) === 'unknown')

/**
 * Tells if an earlier payment was for the account, item and amount of the case's payment now. Any amount matches if
 * `amount` is `null`.
 */
export const paysAskedItem = (
  payment: Redirect,
  { amount, paidFor, udcContractId }: Pick<PaymentInput, 'amount' | 'paidFor' | 'udcContractId'>,
): boolean =>
  payment.udcContractId === udcContractId &&
  payment.paidFor === paidFor &&
  (amount === null || amount.value === payment.amount)

/** The payments of a contract, the oldest first. */
export const paymentsOf = (store: SharedStore, contractNumber: string): readonly CardPayment[] =>
  readCardPayments(store).filter(({ contract }) => contract === digest(contractNumber))

/**
 * Returns a contract's payments that took money, or may have, and whose cases are not submitted or were rejected. The
 * oldest come first.
 */
export const unsentPaymentsOf = (store: SharedStore, contractNumber: string): readonly UnsentCardPayment[] =>
  paymentsOf(store, contractNumber).filter(isCaseUnsent)

/**
 * The payments of a contract whose cases are submitted, but whose money did not arrive, or not in the requested amount.
 * The oldest come first. Leaves out payments that the customer denies. If no money arrived, also leaves out a payment
 * whose item a later payment has paid.
 */
export const unarrivedPaymentsOf = (store: SharedStore, contractNumber: string): readonly CardPayment[] =>
  paymentsOf(store, contractNumber).filter((payment) => {
    if (payment.status !== 'sent' || payment.isDenied) return false
    const moneyResult = moneyResultOf(payment)
    return moneyResult === 'other' || (moneyResult === 'untaken' && laterPaymentOfItem(store, payment) === null)
  })

/** The last known result of a payment whose case is submitted; `null` if the case is not submitted. */
export const endOfSubmitted = (store: SharedStore, paidEnd: PaidEnd): PaymentEnd | null => {
  const payment = paymentWithId(store, paidEnd.id)
  if (payment?.status !== 'sent') return null
  return payment.end === undefined && payment.failure !== undefined
    ? { type: 'failed', failure: payment.failure }
    : withRecordedConfirmation(payment, payment.end ?? paidEnd)
}

/**
 * Returns the result that this browser has learned since the customer went to the provider; `null` if it is still
 * unknown. Also `null` if the insurer rejected the case, because the screen shows that payment separately.
 */
export const endSinceDeparture = (store: SharedStore, payment: CardPayment): PaymentEnd | null =>
  endOfSubmitted(store, unconfirmedEnd(payment)) ??
  (payment.status === 'taken' || payment.status === 'untaken' ? lastKnownEnd(payment) : null)

/**
 * Returns the final result of a payment that its case still treats as unconfirmed; `null` if there is no final result
 * yet.
 */
export const finalEndOf = (store: SharedStore, paidEnd: PaidEnd): PaymentEnd | null => {
  const end = endOfSubmitted(store, paidEnd) ?? paymentWithId(store, paidEnd.id)?.end ?? paidEnd
  return paidEnd.isProcessing && (end.type === 'failed' || !end.isProcessing) ? end : null
}

/**
 * Tells if a payment may have taken money and still has no known result. `false` if the customer denies it or has
 * dismissed it. Also `false` after a week without a return from the provider.
 */
const isUnsettled = ({ now }: SharedStore, payment: CardPayment): boolean =>
  moneyResultOf(payment) === 'unknown' &&
  !payment.isDenied &&
  payment.status !== 'closed' &&
  (payment.providerData !== undefined || now() - payment.time < UNRETURNED_WARNING_TIME)

/** The payments of a contract whose result is unknown, the oldest first. */
export const unsettledPaymentsOf = (store: SharedStore, contractNumber: string): readonly CardPayment[] =>
  paymentsOf(store, contractNumber).filter((payment) => isUnsettled(store, payment))

/**
 * Returns the ids of the payments with an unknown result: those into the account `udcContractId` or, if it is `null`,
 * those for the contract's due items.
 */
export const unsettledIds = (
  store: SharedStore,
  { contractNumber, udcContractId }: Pick<PaymentInput, 'contractNumber' | 'udcContractId'>,
): readonly string[] =>
  unsettledPaymentsOf(store, contractNumber)
    .filter((payment) => payment.udcContractId === udcContractId)
    .map(({ id }) => id)

/** Returns the last card payment that a draft of a case has started; `undefined` if it has started no payment. */
export const lastPaymentOfDraft = (
  store: SharedStore,
  paidCase: PaidCase,
  draftId: string | undefined,
): CardPayment | undefined =>
  draftId === undefined
    ? undefined
    : readCardPayments(store).findLast((payment) => isSameCase(payment, paidCase) && payment.startedBy === draftId)

/**
 * Returns the result of the card payment that this tab has returned from to the case. `null` if there is no such
 * payment, or if it failed.
 */
export const returnedPaidEnd = (services: Pick<Services, 'storage' | 'now'>, paidCase: PaidCase): PaidEnd | null => {
  const storedPayment = readStoredPayment(services)
  return storedPayment?.type === 'ended' &&
    storedPayment.end.type === 'paid' &&
    isSameCase(storedPayment.redirect, paidCase)
    ? storedPayment.end
    : null
}

/** Tells if a case was paid for, or may have been: the customer left for a provider, and the result is unknown. */
export const isCasePaidFor = (
  store: Store,
  { contractNumber, origin }: Pick<PaymentInput, 'contractNumber' | 'origin'>,
): boolean => {
  const storedPayment = readStoredPayment(store)
  if (
    storedPayment !== null &&
    isSameCase(storedPayment.redirect, paidCaseAt(contractNumber, origin)) &&
    storedPayment.type !== 'ended'
  )
    return true
  const takenPayments = unsentPaymentsOf(store, contractNumber).filter(({ status }) => status === 'taken')
  return [...takenPayments, ...unsettledPaymentsOf(store, contractNumber)].some((payment) => payment.origin === origin)
}

/**
 * Returns why a payment failed. `failure` is the reason that a tab has saved; a later result in this browser's records
 * replaces it. `null` if the records say that the payment took money, or may have.
 */
export const lastFailureOf = (store: SharedStore, id: string, failure: PaymentFailure): PaymentFailure | null => {
  const payment = paymentWithId(store, id)
  if (payment === null) return failure
  if (moneyResultOf(payment) === 'untaken') return payment.failure ?? failure
  // The result is unknown again if the customer has returned from the failed payment once more. `failure` then counts
  // only if it leaves open whether the payment took money.
  return countsAsTaken(payment) || tookNoMoney(failure) ? null : failure
}

/** Returns the failed card payment that this tab has returned from to the case; `null` if none exists. */
export const failedCardPaymentOf = (store: Store, paidCase: PaidCase): FailedPayment | null => {
  const storedPayment = readStoredPayment(store)
  if (storedPayment?.type !== 'ended' || storedPayment.end.type !== 'failed') return null
  const { redirect, end } = storedPayment
  const failure = isSameCase(redirect, paidCase) ? lastFailureOf(store, redirect.id, end.failure) : null
  return failure && { redirect, failure }
}
