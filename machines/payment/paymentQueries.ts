import { digest } from '../digest'
import type { Services } from '../services'
import { contains } from './item'
import { caseAt, isSameCase, itemOf, keptPayment, type PaidCase, type PaidEnd, type Redirect } from './kept'
import type { PaymentEnd, PaymentFailure, PaymentInput } from './payment.types'
import {
  type CardPayment,
  cardPayments,
  keyOf,
  moneyOf,
  paymentWith,
  type SharedStore,
  type UnsentCardPayment,
} from './records'
import { confirmedSince, knownEnd, unconfirmed } from './results'
import { REDIRECT_KEPT, UNRETURNED_WARNED } from './underWay'

type Store = SharedStore & Pick<Services, 'storage'>

/** The end of the case that was paid for: submitted from this browser, or rejected by the insurer. */
export type CaseStatus = 'sent' | 'refused'

/** Tells if the case of a payment was submitted or rejected. Returns `null` if it is still to be submitted. */
export const caseStatusOf = (payment: CardPayment | null): CaseStatus | null => {
  if (payment?.status === 'closed') return 'refused'
  return payment?.status === 'sent' || payment?.status === 'refused' ? payment.status : null
}

/**
 * Tells if two payments of a contract pay the same item, even for different cases. If the customer chose the amounts,
 * the case, the account and the amount must also be equal, and the payments less than a day apart.
 */
const isOfSameItem = (one: CardPayment, other: CardPayment): boolean => {
  if (one.contract !== other.contract || one.udcContractId !== other.udcContractId) return false
  if (one.isOfDue !== other.isOfDue) return false
  // A debt paid earlier does not contain a premium paid later.
  if (one.isOfDue)
    return contains(itemOf(other), itemOf(one)) && (other.time > one.time || other.premiumType === one.premiumType)
  const isRetried = one.amount === other.amount && Math.abs(other.time - one.time) < REDIRECT_KEPT
  return isSameCase(one, other) && one.paidFor === other.paidFor && isRetried
}

/** Returns another payment that has paid the same item since the customer left for this one; `null` if absent. */
export const paidSince = (store: SharedStore, payment: CardPayment): CardPayment | null =>
  cardPayments(store).find(
    (other) =>
      other.id !== payment.id &&
      Math.max(other.time, other.paidAt ?? 0) > payment.time &&
      moneyOf(other) === 'paid' &&
      isOfSameItem(payment, other),
  ) ?? null

/** Digest of the idempotency key that the payment's case was submitted with; `null` if it is not submitted. */
export const sentAsOf = (store: SharedStore, id: string): string | null => {
  const payment = paymentWith(store, id)
  return payment?.status === 'sent' ? (payment.sentAs ?? '') : null
}

/** Tells if the case of a payment was submitted with other answers, by another tab. */
export const isSentOtherwise = (store: SharedStore, id: string, idempotencyKey: string): boolean => {
  const sentAs = sentAsOf(store, id)
  return sentAs !== null && sentAs !== digest(idempotencyKey)
}

/** Tells if the last change of a payment is stored in the browser, and not only in this page. */
export const isRecordStored = ({ sharedStorage }: Pick<Services, 'sharedStorage'>, { id }: PaidEnd): boolean =>
  sharedStorage.holds(keyOf(id))

/** A payment whose case is not submitted, as the case's machine sends it to the contract's machine. */
export interface UnsentPayment {
  readonly of: PaidCase
  readonly end: PaidEnd
  readonly draftId: string
}

/**
 * Returns the reason to warn of a payment when the customer leaves its case: the browser has not stored the payment,
 * the case was rejected, or another tab has submitted the case. `null` if there is no reason.
 */
export const unsentAs = (store: SharedStore, { end }: UnsentPayment): 'lost' | 'refused' | 'sent' | null => {
  if (!isRecordStored(store, end)) return 'lost'
  const status = paymentWith(store, end.id)?.status
  return status === 'refused' || status === 'sent' ? status : null
}

/**
 * Tells if a payment was taken and its case is not submitted. An unconfirmed payment that the customer denies does not
 * count.
 */
export const isUnsent = (payment: CardPayment): payment is UnsentCardPayment =>
  payment.end !== undefined &&
  (payment.status === 'taken' || payment.status === 'refused') &&
  !(payment.isDenied === true && moneyOf(payment) === 'unknown')

/** The payments of a contract, the oldest first. */
export const paymentsOf = (store: SharedStore, contractNumber: string): readonly CardPayment[] =>
  cardPayments(store).filter(({ contract }) => contract === digest(contractNumber))

/** The taken payments of a contract whose cases are not submitted, the oldest first. */
export const unsentOf = (store: SharedStore, contractNumber: string): readonly UnsentCardPayment[] =>
  paymentsOf(store, contractNumber).filter(isUnsent)

/** The payments of a contract whose case is submitted but no money or another amount arrived, oldest first. */
export const unarrivedOf = (store: SharedStore, contractNumber: string): readonly CardPayment[] =>
  paymentsOf(store, contractNumber).filter((payment) => {
    if (payment.status !== 'sent' || payment.isDenied) return false
    const money = moneyOf(payment)
    return money === 'other' || (money === 'untaken' && paidSince(store, payment) === null)
  })

/** The last known result of a payment whose case is submitted; `null` if the case is not submitted. */
export const sentEndOf = (store: SharedStore, paidEnd: PaidEnd): PaymentEnd | null => {
  const payment = paymentWith(store, paidEnd.id)
  if (payment?.status !== 'sent') return null
  return payment.end === undefined && payment.failure !== undefined
    ? { type: 'failed', failure: payment.failure }
    : confirmedSince(payment, payment.end ?? paidEnd)
}

/**
 * The result of a payment that this browser has learned since a tab left for the provider; `null` if it is still
 * unknown. Also `null` if the case was rejected, because that payment is shown separately.
 */
export const endSince = (store: SharedStore, payment: CardPayment): PaymentEnd | null =>
  sentEndOf(store, unconfirmed(payment)) ??
  (payment.status === 'taken' || payment.status === 'untaken' ? knownEnd(payment) : null)

/** Returns the final result of a payment that a case knows as unconfirmed; `null` if it is still unconfirmed. */
export const knownSince = (store: SharedStore, paidEnd: PaidEnd): PaymentEnd | null => {
  const end = sentEndOf(store, paidEnd) ?? paymentWith(store, paidEnd.id)?.end ?? paidEnd
  return paidEnd.isProcessing && (end.type === 'failed' || !end.isProcessing) ? end : null
}

/** Tells if a payment may have taken money. A payment without a return counts for a week only. */
const isUnsettled = ({ now }: SharedStore, payment: CardPayment): boolean =>
  moneyOf(payment) === 'unknown' &&
  !payment.isDenied &&
  payment.status !== 'closed' &&
  (payment.providerData !== undefined || now() - payment.time < UNRETURNED_WARNED)

/** The payments of a contract whose result is unknown, the oldest first. */
export const unsettledOf = (store: SharedStore, contractNumber: string): readonly CardPayment[] =>
  paymentsOf(store, contractNumber).filter((payment) => isUnsettled(store, payment))

/** The ids of the payments with an unknown result for a contract's due items, or into one account. */
export const unsettledIds = (
  store: SharedStore,
  { contractNumber, udcContractId }: Pick<PaymentInput, 'contractNumber' | 'udcContractId'>,
): readonly string[] =>
  unsettledOf(store, contractNumber)
    .filter((payment) => payment.udcContractId === udcContractId)
    .map(({ id }) => id)

/** Returns the last card payment that a draft of a case has started; `undefined` if it has started no payment. */
export const lastStartedBy = (
  store: SharedStore,
  paidCase: PaidCase,
  draftId: string | undefined,
): CardPayment | undefined =>
  draftId === undefined
    ? undefined
    : cardPayments(store).findLast((payment) => isSameCase(payment, paidCase) && payment.startedBy === draftId)

/** Returns the taken payment of a case that this tab has just returned from; `null` if absent. */
export const returnedPaid = (services: Pick<Services, 'storage' | 'now'>, paidCase: PaidCase): PaidEnd | null => {
  const stored = keptPayment(services)
  return stored?.type === 'ended' && stored.end.type === 'paid' && isSameCase(stored.redirect, paidCase)
    ? stored.end
    : null
}

/** Tells if a case was paid for, or may have been: the customer left for a provider, and the result is unknown. */
export const isPaidFor = (
  store: Store,
  { contractNumber, origin }: Pick<PaymentInput, 'contractNumber' | 'origin'>,
): boolean => {
  const stored = keptPayment(store)
  if (stored !== null && isSameCase(stored.redirect, caseAt(contractNumber, origin)) && stored.type !== 'ended')
    return true
  const taken = unsentOf(store, contractNumber).filter(({ status }) => status === 'taken')
  return [...taken, ...unsettledOf(store, contractNumber)].some((payment) => payment.origin === origin)
}

/** A failed card payment: the reason, and the answer that names its item, if the case asks for it. */
export interface FailedCard extends Pick<Redirect, 'paidFor'> {
  readonly failure: PaymentFailure
}

/** Returns the last card payment of a case if it failed; else `null`. */
export const failedCardOf = (services: Pick<Services, 'storage' | 'now'>, paidCase: PaidCase): FailedCard | null => {
  const stored = keptPayment(services)
  if (stored?.type !== 'ended' || stored.end.type !== 'failed' || !isSameCase(stored.redirect, paidCase)) return null
  return { failure: stored.end.failure, paidFor: stored.redirect.paidFor }
}
