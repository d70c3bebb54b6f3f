import * as v from 'valibot'
import { currency, dueType, money, paidByCard } from '../../src/api/entities'
import { digest } from '../digest'
import { routeOf } from '../routes'
import type { Services } from '../services'
import { PAYMENT } from '../storageKeys'
import type { Item } from './item'
import { readUnexpiredPayment } from './underWay'

/** Lifetime of the saved data of a return (ms). */
export const RETURN_LIFETIME = 60 * 60_000

/** The item of a payment, as the browser records it. */
export const recordedItem = v.object({
  /** The type of the due item; absent if the customer chose the amount. */
  premiumType: v.optional(dueType),
  /** The first day of the item's period, `yyyy-MM-dd`; absent or '' if the insurer does not report it. */
  periodStart: v.optional(v.string()),
  /** The last day of a debt's period, `yyyy-MM-dd`; absent or '' if it is not known. */
  periodEnd: v.optional(v.string()),
})
export type RecordedItem = v.InferOutput<typeof recordedItem>

/**
 * A card payment for which the browser goes to a provider. `origin` can only be the address of a case. The record
 * outlives a logout, so the contract is only a digest. The account and the amount stay readable: they are sent to the
 * insurer and compared with its answer. `docs/security.md` lists the fields of every payment record.
 */
export const redirect = v.object({
  id: v.string(),
  origin: v.pipe(
    v.string(),
    v.check((origin) => routeOf(origin).name === 'case'),
  ),
  /** Digest of the contract number. */
  contract: v.string(),
  udcContractId: v.nullable(v.string()),
  paymentCode: v.nullable(v.string()),
  amount: v.number(),
  currency,
  /** The customer's answer that selects the paid item; absent if the case does not ask for an item. */
  paidFor: v.optional(v.string()),
  ...recordedItem.entries,
  /** `true` if the insurer sets the amount, `false` if the customer chooses it. */
  isOfDue: v.optional(v.boolean()),
  /** Id of the draft of the case that started the payment. */
  startedBy: v.optional(v.string()),
  /** When the customer left (epoch, ms). */
  time: v.number(),
})
export type Redirect = v.InferOutput<typeof redirect>

/** The item that a payment pays. */
export const itemOf = ({ premiumType: type, periodStart, periodEnd }: RecordedItem): Item => ({
  type,
  periodStart,
  periodEnd,
})

/** The reason why a payment failed. */
export const failure = v.variant('type', [
  v.object({ type: v.literal('status'), status: v.string() }),
  v.object({ type: v.picklist(['unsuccessful', 'dataMissing']) }),
])

const choiceSchema = v.object({
  method: v.nullable(v.picklist(['card', 'transfer', 'later'])),
  isTransferring: v.boolean(),
  attempt: v.number(),
  failure: v.nullable(failure),
  failed: v.optional(v.nullable(redirect), null),
  warned: v.optional(v.pipe(v.array(v.string()), v.readonly()), []),
})

/** Reads the saved choice of a payment; `null` if it is absent or invalid. */
export const parseChoice = (savedValue: unknown) => {
  const parseResult = v.safeParse(choiceSchema, savedValue)
  return parseResult.success ? parseResult.output : null
}

/** The provider's data of a return, until the tab has reported them to the insurer. */
const returnedSchema = v.object({
  type: v.literal('returned'),
  redirect,
  /** The query string with which the provider sent the browser back, unchanged. */
  providerData: v.string(),
  /** The idempotency key of the report to the insurer. */
  key: v.string(),
  /** Expiry of the saved return (epoch, ms). */
  until: v.number(),
})
export type Returned = v.InferOutput<typeof returnedSchema>

/** A card payment that succeeded, or that the insurer has not confirmed yet (`isProcessing`). */
export const paidEndSchema = v.object({
  type: v.literal('paid'),
  /** The id of the payment in this browser. */
  id: v.string(),
  payment: paidByCard,
  isProcessing: v.boolean(),
  /** The requested amount; absent if exactly that amount was paid. */
  asked: v.optional(money),
  /** `true` if the paid item was no longer due when the customer returned. */
  isDueGone: v.optional(v.boolean()),
  paidFor: redirect.entries.paidFor,
})
export type PaidEnd = v.InferOutput<typeof paidEndSchema>

const paymentEndSchema = v.variant('type', [paidEndSchema, v.object({ type: v.literal('failed'), failure })])

const storedPaymentSchema = v.variant('type', [
  v.object({ type: v.literal('away'), redirect }),
  returnedSchema,
  v.object({ type: v.literal('ended'), redirect, end: paymentEndSchema, until: v.number() }),
])

/** A card payment as stored in the tab: in progress, returned from the provider, or ended. */
export type StoredPayment = v.InferOutput<typeof storedPaymentSchema>

/** Returns the card payment that is stored in the tab; `null` if it is absent, invalid or expired. */
export const readStoredPayment = (services: Pick<Services, 'storage' | 'now'>): StoredPayment | null => {
  const parseResult = v.safeParse(storedPaymentSchema, readUnexpiredPayment(services))
  return parseResult.success ? parseResult.output : null
}

/** The contract and the address of the case that is paid for. */
export type PaidCase = Pick<Redirect, 'contract' | 'origin'>

/** Returns the case at the address `origin`, with a digest of the contract number. */
export const paidCaseAt = (contractNumber: string, origin: string): PaidCase => ({
  contract: digest(contractNumber),
  origin,
})

/** Tells if two cases are the same: they belong to the same contract and have the same address. */
export const isSameCase = (one: PaidCase, other: PaidCase): boolean =>
  one.contract === other.contract && one.origin === other.origin

/** Saves a card payment in the tab. The tab then does not count as closed while the customer is at the provider. */
export const storePayment = ({ storage }: Pick<Services, 'storage'>, payment: StoredPayment): void =>
  storage.write(PAYMENT, payment)

/** Saves the result of a payment in the tab, for the case that the customer returns to. */
export const storePaymentEnd = (
  services: Pick<Services, 'storage'>,
  { redirect, until }: Returned,
  end: v.InferOutput<typeof paymentEndSchema>,
): void => storePayment(services, { type: 'ended', redirect, end, until })
