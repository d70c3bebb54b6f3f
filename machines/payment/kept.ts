import * as v from 'valibot'
import { currency, money, paidByCard } from '../../src/api/entities'
import { digest } from '../digest'
import { routeOf } from '../routes'
import type { Services } from '../services'
import { PAYMENT } from '../storageKeys'
import { paymentInTime } from './underWay'

/** How long what a customer came back with is kept (ms). */
export const RETURN_KEPT = 60 * 60_000

/**
 * A card payment that leads the browser away. Only a case of the portal can be come back to. It outlives a logout, so it names
 * its contract by a digest only. The account and the amount stay readable: the insurer is asked by the one and compared with
 * the other. `docs/security.md` lists the fields of every note of a payment.
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
  /** The answer that says what it is for, if the case asks that. */
  paidFor: v.optional(v.string()),
  /** Tells if the insurer says what is due, instead of the customer naming an amount. */
  isOfDue: v.optional(v.boolean()),
  /** When the customer left (epoch, ms). */
  time: v.number(),
})
export type Redirect = v.InferOutput<typeof redirect>

const failure = v.variant('type', [
  v.object({ type: v.literal('status'), status: v.string() }),
  v.object({ type: v.picklist(['unsuccessful', 'dataMissing']) }),
])

const choice = v.object({
  method: v.nullable(v.picklist(['card', 'transfer', 'later'])),
  isTransferring: v.boolean(),
  attempt: v.number(),
  failure: v.nullable(failure),
})

/** Reads what of a payment was kept in the tab; garbage counts as nothing. */
export const choiceOf = (saved: unknown) => {
  const read = v.safeParse(choice, saved)
  return read.success ? read.output : null
}

/** What the customer came back with, before the insurer knows of it. */
const returned = v.object({
  type: v.literal('returned'),
  redirect,
  /** The query string, as it came. */
  providerData: v.string(),
  /** Makes telling the insurer again harmless. */
  key: v.string(),
  /** Until when it is kept (epoch, ms). */
  until: v.number(),
})
export type Returned = v.InferOutput<typeof returned>

/** A card payment that ended well, as far as is known. */
export const paidEnd = v.object({
  type: v.literal('paid'),
  /** The id of the payment in this browser. */
  id: v.string(),
  payment: paidByCard,
  isProcessing: v.boolean(),
  /** The amount that was asked, if another one was paid. */
  asked: v.optional(money),
  /** Nothing was due any more of what it was for when the customer came back. */
  isDueGone: v.optional(v.boolean()),
  paidFor: redirect.entries.paidFor,
})
export type PaidEnd = v.InferOutput<typeof paidEnd>

const paymentEnd = v.variant('type', [paidEnd, v.object({ type: v.literal('failed'), failure })])

const kept = v.variant('type', [
  v.object({ type: v.literal('away'), redirect }),
  returned,
  v.object({ type: v.literal('ended'), redirect, end: paymentEnd, until: v.number() }),
])

/** A card payment as the tab keeps it: under way, come back from, or ended. */
export type KeptPayment = v.InferOutput<typeof kept>

/** The card payment that the tab keeps; `null` where there is none, where it is garbage, or where its time is over. */
export const keptPayment = (services: Pick<Services, 'storage' | 'now'>): KeptPayment | null => {
  const read = v.safeParse(kept, paymentInTime(services))
  return read.success ? read.output : null
}

/** Which case of which contract is paid for. */
export type PaidCase = Pick<Redirect, 'contract' | 'origin'>

/** The case at an address of a contract. */
export const caseAt = (contractNumber: string, origin: string): PaidCase => ({
  contract: digest(contractNumber),
  origin,
})

/** Whether both are of the same case. */
export const isOf = (one: PaidCase, other: PaidCase): boolean =>
  one.contract === other.contract && one.origin === other.origin

/** Keeps a card payment for the tab, which does not count as closed while the customer is away for it. */
export const keepPayment = ({ storage }: Pick<Services, 'storage'>, payment: KeptPayment): void =>
  storage.write(PAYMENT, payment)

/** Keeps how a payment ended, for the case that it leads back to. */
export const keepEnd = (
  services: Pick<Services, 'storage'>,
  { redirect, until }: Returned,
  end: v.InferOutput<typeof paymentEnd>,
): void => keepPayment(services, { type: 'ended', redirect, end, until })
