import * as v from 'valibot'
import { caseResult, currency, dueType, isoDate, money } from '../../../src/api/entities'

const cardPayment = v.object({
  amount: v.number(),
  currency,
  /** The account that it is paid into; null for what is due on the contract. */
  udcContractId: v.nullable(v.string()),
  /** What of it is paid first; what is due first where it is not said. */
  premiumType: v.optional(dueType),
  returnUrl: v.string(),
  /** What the provider said of it in the end. */
  outcome: v.nullable(
    v.object({
      status: v.picklist(['ACCEPTED', 'REFUSED', 'CANCELLED']),
      bankStatus: v.string(),
      authorizationNumber: v.nullable(v.string()),
      transactionCode: v.string(),
    }),
  ),
  /** Whether the provider has decided never to answer. */
  isSilent: v.boolean(),
  /** Whether what was paid has been set against what was due. */
  isBooked: v.boolean(),
})
export type KeptCardPayment = v.InferOutput<typeof cardPayment>

/** Days that are paid for, `yyyy-MM-dd`. */
const paidDays = v.object({ from: isoDate, to: isoDate })
export type PaidDays = Readonly<v.InferOutput<typeof paidDays>>

/** A transfer that is awaited: since when, of which case, and what for. */
const transfer = v.object({ amount: money, date: isoDate, caseId: v.string(), type: v.optional(dueType) })
export type KeptTransfer = v.InferOutput<typeof transfer>

/** What the insurer remembers of a contract's payments. */
export const paymentsSlice = v.object({
  overpayment: v.nullable(money),
  /** Of what the header's debt is, the oldest first: when it fell due, until when it can be paid, and the days that it is for. */
  owed: v.optional(
    v.array(
      v.object({
        value: v.number(),
        dueDate: isoDate,
        deadline: isoDate,
        from: v.optional(isoDate),
        to: v.optional(isoDate),
      }),
    ),
  ),
  /** The periods whose premium is asked for no more: it was paid, or is owed as debt. */
  paidPeriods: v.array(paidDays),
  /** By what the invoices of so far were written, once that has changed: they stay what they were. */
  grid: v.optional(v.object({ premium: money, months: v.number(), start: isoDate })),
  /** Invoices besides those, the newest first, and the days that each is for. */
  issued: v.optional(v.array(v.object({ date: isoDate, amount: money, days: v.optional(paidDays) }))),
  /** What was asked for of days that were not used in the end, by the day and the days of its invoice, which is so much less. */
  lowered: v.optional(v.array(v.object({ date: isoDate, from: v.optional(isoDate), value: v.number() }))),
  /** What the insurance years before this one cost, the earliest first, and the day on which each was over. */
  formerYears: v.optional(v.array(v.object({ until: isoDate, yearly: money }))),
  /** Up to which day the periods that have begun have their invoice: that of the store's beginning where it is not said. */
  invoicedUntil: v.optional(isoDate),
  /** Reminders of premiums that were not paid since the store began, the newest first. */
  reminders: v.optional(v.array(v.object({ date: isoDate, amount: money }))),
  /** Since when periods are counted anew, where premiums are paid more or less often than before. */
  anchor: v.optional(isoDate),
  /** The premium of the running period that was due before. */
  open: v.optional(v.object({ premium: money, from: isoDate, to: isoDate })),
  /** How many of the newest invoices of before the store began were asked for once more. */
  reminded: v.optional(v.number()),
  /** Of a contract that has ended: what a period cost, and a day on which one began. */
  past: v.optional(v.object({ premium: money, start: isoDate })),
  /** What the client was told who has decided to pay later, and has not said yet what for. */
  postponed: v.optional(caseResult),
  /** The transfers that the client has decided on, and that have not come in yet, the oldest first. */
  announced: v.optional(v.array(transfer)),
  /** By their paymentCode. */
  cards: v.record(v.string(), cardPayment),
})
export type PaymentsMemory = v.InferOutput<typeof paymentsSlice>
