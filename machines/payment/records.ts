import * as v from 'valibot'
import type { Services } from '../services'
import { PAYMENTS } from '../storageKeys'
import { failure, type PaidEnd, paidEndSchema, redirect } from './kept'
import { PAYMENT_DISPLAY_TIME, RECORD_LIFETIME } from './underWay'

/**
 * A card payment as stored in this browser, from the departure to the provider until its case is submitted. Each
 * payment has its own record, so tabs do not overwrite each other's payments. Of the
 * case's answers, the record contains only what is paid for and the amount.
 */
export const cardPayment = v.object({
  ...redirect.entries,
  /**
   * Id of the tab that went to the provider. Absent once a return without a payment code can no longer belong to this
   * payment.
   */
  tab: v.optional(v.string()),
  /**
   * `open`: the result is unknown. `untaken`: the insurer says that no money was taken. `taken`: paid or not confirmed
   * yet, and the case is not submitted. `refused`: like `taken`, but the insurer has rejected the case. `sent`: the
   * case is submitted. `closed`: the customer has dismissed a payment whose case was rejected.
   */
  status: v.picklist(['open', 'untaken', 'taken', 'refused', 'sent', 'closed']),
  /** The query string of the return. It can be reported to the insurer again. */
  providerData: v.optional(v.string()),
  /** `true` once the return was reported to the insurer. */
  isReported: v.optional(v.boolean()),
  /** `true` if the paid item was no longer due when the customer returned. */
  isDueGone: v.optional(v.boolean()),
  /** `true` if the customer states that they did not approve the payment. */
  isDenied: v.optional(v.boolean()),
  /**
   * The result. It is removed once the case is submitted, if the payment is confirmed, has the requested amount, and
   * was for an item that was still due.
   */
  end: v.optional(paidEndSchema),
  /** When this browser learned that the payment was confirmed (epoch, ms). */
  paidAt: v.optional(v.number()),
  /** The last failure that the insurer reported and that means that no money was taken; absent if there was none. */
  failure: v.optional(failure),
  /**
   * Digest of the idempotency key that the payment's case was submitted with. In the status `taken`, that submission got
   * no answer.
   */
  sentAs: v.optional(v.string()),
  /**
   * Id of the draft that was paid for, so that two tabs submit only one case. `null` until the payment is assigned to a
   * draft.
   */
  draftId: v.nullable(v.string()),
})
export type CardPayment = v.InferOutput<typeof cardPayment>

/** A payment with a result (`end`) that took money, or may have, and whose case is not submitted or was rejected. */
export type UnsentCardPayment = CardPayment & { readonly end: PaidEnd }

/** The store that all tabs share, and the clock. */
export type SharedStore = Pick<Services, 'sharedStorage' | 'now'>

/** The key of a payment's record. */
export const recordKeyOf = (id: string): string => `${PAYMENTS}${id}`

/**
 * Tells if the browser has recorded that a payment took money, or may have: in every status except `open` and
 * `untaken`.
 */
export const countsAsTaken = ({ status }: CardPayment): boolean => status !== 'open' && status !== 'untaken'

/**
 * Returns what is known about the money of a payment. `untaken`: no money was taken. `other`: a different amount was
 * paid than requested.
 */
export const moneyResultOf = ({ status, end, failure }: CardPayment): 'unknown' | 'untaken' | 'paid' | 'other' => {
  // After a failure, a payment is `open` again if the customer has returned once more. Then its result is unknown
  // again.
  if (status === 'open' || end?.isProcessing === true) return 'unknown'
  if (status === 'untaken' || failure !== undefined) return 'untaken'
  return end?.asked === undefined ? 'paid' : 'other'
}

/** The card payments of this browser of the last 90 days, the oldest first. Removes invalid and expired records. */
export const readCardPayments = ({ sharedStorage, now }: SharedStore): readonly CardPayment[] =>
  sharedStorage
    .keys(PAYMENTS)
    .flatMap((key) => {
      const parseResult = v.safeParse(cardPayment, sharedStorage.read(key))
      const age = parseResult.success ? now() - parseResult.output.time : RECORD_LIFETIME
      if (age >= RECORD_LIFETIME) sharedStorage.remove(key)
      return parseResult.success && age < PAYMENT_DISPLAY_TIME ? [parseResult.output] : []
    })
    .sort((one, other) => one.time - other.time)

/** Saves a payment. */
export const writePayment = ({ sharedStorage }: Pick<Services, 'sharedStorage'>, payment: CardPayment): void =>
  sharedStorage.write(recordKeyOf(payment.id), payment)

/** Returns the payment with this id, or `null`. */
export const paymentWithId = (store: SharedStore, id: string): CardPayment | null =>
  readCardPayments(store).find((payment) => payment.id === id) ?? null

/** Changes a payment. Does nothing if this browser has no record of it. */
export const changePayment = (store: SharedStore, id: string, changes: Partial<CardPayment>): void => {
  const payment = paymentWithId(store, id)
  if (payment !== null) writePayment(store, { ...payment, ...changes })
}
