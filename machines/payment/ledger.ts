import * as v from 'valibot'
import { currency } from '../../src/api/entities'
import { digest } from '../digest'
import type { Services } from '../services'
import { PAYMENT, PAYMENTS } from '../storageKeys'
import {
  caseAt,
  failure,
  isOf,
  keepPayment,
  keptPayment,
  type PaidCase,
  type PaidEnd,
  paidEnd,
  RETURN_KEPT,
  type Redirect,
  redirect,
} from './kept'
import type { PaymentEnd, PaymentFailure, PaymentInput } from './payment.types'
import { PAID_KEPT, REDIRECT_KEPT } from './underWay'

/**
 * A card payment as this browser keeps it, from the departure to the provider until its case is submitted. One record
 * per payment: a change concerns only that payment. It holds no answers of a case.
 */
export const cardPayment = v.object({
  ...redirect.entries,
  /** Id of the tab that left, as long as that tab may return without naming the payment. */
  tab: v.optional(v.string()),
  /**
   * `open`: the result is unknown. `untaken`: the insurer says that no money was taken. `taken`: paid, and the case is
   * not submitted. `refused`: paid, and the insurer has rejected the case. `sent`: the case is submitted. `closed`: the
   * customer is done with a rejected case.
   */
  status: v.picklist(['open', 'untaken', 'taken', 'refused', 'sent', 'closed']),
  /** The query string of the return. It can be reported to the insurer again. */
  providerData: v.optional(v.string()),
  /** `true` once it was reported to the insurer. */
  isReported: v.optional(v.boolean()),
  /** The paid item was no longer due when the customer returned. */
  isDueGone: v.optional(v.boolean()),
  /** The customer says that the payment was not approved. */
  isDenied: v.optional(v.boolean()),
  /** The result. Absent once the case of a confirmed payment of the requested amount is submitted. */
  end: v.optional(paidEnd),
  /** The last failure that the insurer has stated, if it means that no money was taken. */
  failure: v.optional(failure),
  /** Digest of the idempotency key that its case was submitted with. */
  sentAs: v.optional(v.string()),
  /** Id of the draft that it was paid for, so that two tabs submit one case; `null` until that case has opened. */
  draftId: v.nullable(v.string()),
})
export type CardPayment = v.InferOutput<typeof cardPayment>

/** A payment that was taken and whose case is not submitted. */
export type UnsentCardPayment = CardPayment & { readonly end: PaidEnd }

type Store = Pick<Services, 'storage' | 'sharedStorage' | 'now'>
type SharedStore = Pick<Services, 'sharedStorage' | 'now'>

const keyOf = (id: string): string => `${PAYMENTS}${id}`

const isWithoutCase = ({ status }: CardPayment): boolean => status === 'taken' || status === 'refused'

/** Tells if a payment counts as taken, whatever has become of its case. */
export const isDecided = ({ status }: CardPayment): boolean => status !== 'open' && status !== 'untaken'

/**
 * All card payments of this browser, the oldest first. Removes invalid and expired records. Money without a case is only
 * hidden: the clock of the device may be wrong.
 */
export const cardPayments = ({ sharedStorage, now }: SharedStore): readonly CardPayment[] =>
  sharedStorage
    .keys(PAYMENTS)
    .flatMap((key) => {
      const read = v.safeParse(cardPayment, sharedStorage.read(key))
      const isInTime = read.success && now() - read.output.time < PAID_KEPT
      if (!read.success || !(isInTime || isWithoutCase(read.output))) sharedStorage.remove(key)
      return isInTime ? [read.output] : []
    })
    .sort((one, other) => one.time - other.time)

/** Saves a payment. */
export const writePayment = ({ sharedStorage }: Pick<Services, 'sharedStorage'>, payment: CardPayment): void =>
  sharedStorage.write(keyOf(payment.id), payment)

/** Returns the payment with this id, or `null`. */
export const paymentWith = (store: SharedStore, id: string): CardPayment | null =>
  cardPayments(store).find((payment) => payment.id === id) ?? null

/** Changes a payment, if this browser knows it. */
export const changePayment = (store: SharedStore, id: string, changes: Partial<CardPayment>): void => {
  const payment = paymentWith(store, id)
  if (payment !== null) writePayment(store, { ...payment, ...changes })
}

/** The end of the case that was paid for: submitted from this browser, or rejected by the insurer. */
export type CaseStatus = 'sent' | 'refused'

/** Returns what became of the case of a payment; `null` if it is still to be submitted. */
export const caseStatusOf = (payment: CardPayment | null): CaseStatus | null => {
  if (payment?.status === 'closed') return 'refused'
  return payment?.status === 'sent' || payment?.status === 'refused' ? payment.status : null
}

/** Returns the later payment of the same item, if it counts as taken; `null` if there is none. */
export const laterPaid = (store: SharedStore, { contract, origin, paidFor, time }: CardPayment): CardPayment | null =>
  cardPayments(store).find(
    (one) => isOf(one, { contract, origin }) && one.paidFor === paidFor && one.time > time && isDecided(one),
  ) ?? null

/** Statuses of a payment that took no money. The specification lists none, so any other status proves nothing. */
const UNTAKEN: readonly string[] = ['REFUSED', 'REJECTED', 'DECLINED', 'CANCELLED', 'FAILED']

/** Tells if a failure means that no money was taken. */
export const isUntaken = (failure: PaymentFailure): boolean =>
  failure.type === 'status' && UNTAKEN.includes(failure.status)

/** The last result that is known of a payment; `null` if none is. */
export const knownEnd = ({ end, failure }: Pick<CardPayment, 'end' | 'failure'>): PaymentEnd | null =>
  end ?? (failure === undefined ? null : { type: 'failed', failure })

/** The result that counts: a lost answer outdates none that the insurer has given, to this tab or to another one. */
const countedEnd = (payment: CardPayment | null, end: PaymentEnd): PaymentEnd => {
  if (payment === null || end.type === 'failed' || !end.isProcessing) return end
  const known = knownEnd(payment)
  if (known !== null) return known
  return payment.status === 'sent' ? { ...end, isProcessing: false } : end
}

/** The part of a result that stays when the case is submitted: none, once it is the requested amount for certain. */
const keptOfSent = (end: PaidEnd) =>
  end.isProcessing || end.asked !== undefined ? { end } : { end: undefined, providerData: undefined }

/** Records the result of a payment, and returns the one that counts. A failure with an unknown result changes nothing. */
export const keepResult = (store: SharedStore, { id, ...of }: Redirect, said: PaymentEnd): PaymentEnd => {
  const payment = paymentWith(store, id)
  const end = countedEnd(payment, said)
  const isSent = payment?.status === 'sent'
  if (end.type === 'paid' && isSent) changePayment(store, id, keptOfSent(end))
  else if (end.type === 'paid') keepPaid(store, of, end)
  else if (isUntaken(end.failure))
    changePayment(store, id, { end: undefined, failure: end.failure, ...(!isSent && { status: 'untaken' }) })
  return end
}

/**
 * Gives the failure of a payment that took no money to its case in this tab, as if the customer had just returned from
 * it. Returns `false` for any other payment.
 */
export const takeFailure = (store: Store, id: string): boolean => {
  const payment = paymentWith(store, id)
  if (payment?.failure === undefined || isDecided(payment)) return false
  const end = { type: 'failed', failure: payment.failure } as const
  keepPayment(store, { type: 'ended', redirect: payment, end, until: store.now() + RETURN_KEPT })
  return true
}

/** A record of a payment that the browser has lost. */
const recordOf = (
  { now }: SharedStore,
  { contract, origin }: PaidCase,
  { id, payment, paidFor }: PaidEnd,
): CardPayment => ({
  ...{ id, contract, origin, paidFor, udcContractId: null, paymentCode: payment.paymentCode ?? null, time: now() },
  ...{ amount: payment.amount ?? 0, currency: v.is(currency, payment.currency) ? payment.currency : 'HUF' },
  ...{ status: 'taken', draftId: null },
})

/** Records a taken payment for its case, which the insurer may have rejected since. */
export const keepPaid = (
  store: SharedStore,
  of: PaidCase,
  end: PaidEnd,
  draftId: string | null = null,
  isRefused = false,
): void => {
  const payment = paymentWith(store, end.id) ?? recordOf(store, of, end)
  const known = isDecided(payment) ? payment.status : 'taken'
  const status = isRefused && known !== 'sent' ? 'refused' : known
  const paymentCode = payment.paymentCode ?? end.payment.paymentCode ?? null
  writePayment(store, { ...payment, status, paymentCode, end, failure: undefined, draftId: draftId ?? payment.draftId })
}

/** Records that the case of a payment is submitted. */
export const keepSent = (store: SharedStore, of: PaidCase, end: PaidEnd, idempotencyKey: string): void => {
  const payment = paymentWith(store, end.id) ?? recordOf(store, of, end)
  writePayment(store, { ...payment, status: 'sent', sentAs: digest(idempotencyKey), ...keptOfSent(end) })
}

/** Digest of the idempotency key that the case of a payment was submitted with; `null` if it is not submitted. */
export const sentAsOf = (store: SharedStore, id: string): string | null => {
  const payment = paymentWith(store, id)
  return payment?.status === 'sent' ? (payment.sentAs ?? '') : null
}

/** Tells if the case of a payment was submitted with other answers, by another tab. */
export const isSentOtherwise = (store: SharedStore, id: string, idempotencyKey: string): boolean => {
  const sentAs = sentAsOf(store, id)
  return sentAs !== null && sentAs !== digest(idempotencyKey)
}

/** Tells if the browser, and not only this page, keeps the last change of a payment. */
export const isPaidHeld = ({ sharedStorage }: Pick<Services, 'sharedStorage'>, { id }: PaidEnd): boolean =>
  sharedStorage.holds(keyOf(id))

/** A payment whose case is not submitted, as its contract knows it. */
export interface UnsentPayment {
  readonly of: PaidCase
  readonly end: PaidEnd
  readonly draftId: string
}

/** Records a payment again if the browser has lost it. */
export const keepPaidAgain = (store: SharedStore, { of, end, draftId }: UnsentPayment): void => {
  if (!isPaidHeld(store, end)) keepPaid(store, of, end, draftId)
}

const isUnsent = (payment: CardPayment): payment is UnsentCardPayment =>
  payment.end !== undefined && isWithoutCase(payment)

const ofContract = (store: SharedStore, contractNumber: string): readonly CardPayment[] =>
  cardPayments(store).filter(({ contract }) => contract === digest(contractNumber))

/** The taken payments of a contract whose cases are not submitted, the oldest first. */
export const unsentOf = (store: SharedStore, contractNumber: string): readonly UnsentCardPayment[] =>
  ofContract(store, contractNumber).filter(isUnsent)

/** Tells if the money of a payment may be on its way. Without a return that ends after a day. */
const isUnsettled = ({ now }: SharedStore, { status, end, isDenied, providerData, time }: CardPayment): boolean =>
  !isDenied &&
  (status === 'open' || (end?.isProcessing === true && status !== 'closed')) &&
  (providerData !== undefined || now() - time < REDIRECT_KEPT)

/** The payments of a contract whose result is unknown, the oldest first. */
export const unsettledOf = (store: SharedStore, contractNumber: string): readonly CardPayment[] =>
  ofContract(store, contractNumber).filter((payment) => isUnsettled(store, payment))

/**
 * Records that the customer approved no payment of an item, in any case, so no tab warns of it. The warning covers all
 * payments of the item, so all of them are denied.
 */
export const denyPayments = (store: SharedStore, of: Pick<PaymentInput, 'contractNumber' | 'udcContractId'>): void => {
  for (const payment of unsettledOf(store, of.contractNumber))
    if (payment.udcContractId === of.udcContractId) writePayment(store, { ...payment, isDenied: true })
}

/** Hides a payment at the customer's request: it was not approved, or its rejected case is dealt with. */
export const dismissPayment = (store: SharedStore, id: string): void => {
  const payment = paymentWith(store, id)
  if (payment === null) return
  writePayment(store, { ...payment, ...(payment.status === 'refused' ? { status: 'closed' } : { isDenied: true }) })
}

/**
 * Returns the payment of a case: the one that this tab has just returned from, or the one of this draft, or the oldest.
 * Binds it to this draft unless it is bound to another one. `null` if there is no payment.
 */
export const takePaid = (
  store: Store,
  of: PaidCase,
  draftId: string,
): Pick<UnsentPayment, 'end' | 'draftId'> | null => {
  const kept = keptPayment(store)
  const ended = kept?.type === 'ended' && kept.end.type === 'paid' && isOf(kept.redirect, of) ? kept.end : null
  if (ended !== null) store.storage.remove(PAYMENT)
  // A new draft does not submit a rejected case again. It can be paid for once more.
  const payments = cardPayments(store)
    .filter(isUnsent)
    .filter((one) => isOf(one, of) && (one.status === 'taken' || one.draftId === draftId))
  const payment =
    payments.find(({ id }) => id === ended?.id) ?? payments.find((one) => one.draftId === draftId) ?? payments[0]
  if (payment === undefined) return null
  const taken = { ...payment, draftId: payment.draftId ?? draftId }
  writePayment(store, taken)
  return taken
}

/** Tells if a case was or may have been paid for: the customer left for a provider, and the result is unknown. */
export const isPaidFor = (
  store: Store,
  { contractNumber, origin }: Pick<PaymentInput, 'contractNumber' | 'origin'>,
): boolean => {
  const kept = keptPayment(store)
  if (kept !== null && isOf(kept.redirect, caseAt(contractNumber, origin)) && kept.type !== 'ended') return true
  const taken = unsentOf(store, contractNumber).filter(({ status }) => status === 'taken')
  return [...taken, ...unsettledOf(store, contractNumber)].some((payment) => payment.origin === origin)
}

/** Returns the reason why the last card payment of a case failed; `null` if none did. */
export const failedCardOf = (services: Pick<Services, 'storage' | 'now'>, of: PaidCase): PaymentFailure | null => {
  const kept = keptPayment(services)
  return kept?.type === 'ended' && kept.end.type === 'failed' && isOf(kept.redirect, of) ? kept.end.failure : null
}
