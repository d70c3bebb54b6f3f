import * as v from 'valibot'
import { caseResult, currency, dueType, isoDate, money } from '../../../src/api/entities'

const cardPayment = v.object({
  amount: v.number(),
  currency,
  /** The investment account that receives the payment; `null` if the payment is for due items of the contract. */
  udcContractId: v.nullable(v.string()),
  /**
   * The debt or premium that the payment is for. If left out, the payment pays the debt first and then the premiums in
   * order.
   */
  premiumType: v.optional(dueType),
  returnUrl: v.string(),
  /** The provider's final answer; `null` until the provider decides. */
  outcome: v.nullable(
    v.object({
      status: v.picklist(['ACCEPTED', 'REFUSED', 'CANCELLED']),
      bankStatus: v.string(),
      authorizationNumber: v.nullable(v.string()),
      transactionCode: v.string(),
    }),
  ),
  /** `true` if the provider never answers this payment. */
  isSilent: v.boolean(),
  /** `true` if the payment has been booked. */
  isBooked: v.boolean(),
})
export type KeptCardPayment = v.InferOutput<typeof cardPayment>

/** Days that are paid for, `yyyy-MM-dd`. */
const paidDays = v.object({ from: isoDate, to: isoDate })
export type PaidDays = Readonly<v.InferOutput<typeof paidDays>>

/**
 * An announced transfer that has not arrived: its amount, announcement date, case and purpose (`type`). If the transfer
 * pays a premium, `from` is the first day of the premium's period. `asksForMore`: the case does not only pay.
 */
const transfer = v.object({
  ...{ amount: money, date: isoDate, caseId: v.string() },
  ...{ type: v.optional(dueType), from: v.optional(isoDate) },
  asksForMore: v.optional(v.literal(true)),
})
export type KeptTransfer = v.InferOutput<typeof transfer>

/** The insurer's data on a contract's payments. */
export const paymentsSlice = v.object({
  overpayment: v.nullable(money),
  /**
   * Parts of the header's debt, the oldest first: value in forints, due date, payment deadline and the days covered.
   */
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
  /**
   * Days for which the insurer requests no premium any more. The premium was paid, became debt, or is not charged at
   * all (e.g. during a suspension).
   */
  paidPeriods: v.array(paidDays),
  /**
   * The basis of the invoices issued before a change of the premium: the old premium, the months it covers and a period
   * start. It is stored so that these invoices stay the same.
   */
  grid: v.optional(v.object({ premium: money, months: v.number(), start: isoDate })),
  /** Additional invoices, the newest first, with the days that each one covers. */
  issued: v.optional(v.array(v.object({ date: isoDate, amount: money, days: v.optional(paidDays) }))),
  /**
   * Reductions of invoices for days that were not used, in forints. The date and the first day identify the invoice.
   */
  lowered: v.optional(v.array(v.object({ date: isoDate, from: v.optional(isoDate), value: v.number() }))),
  /** Yearly premiums of the former insurance years, the earliest first. `until` is the first day after the year. */
  formerYears: v.optional(v.array(v.object({ until: isoDate, yearly: money }))),
  /** Every period that started on or before this day has its invoice. If missing, the day on which the store began. */
  invoicedUntil: v.optional(isoDate),
  /** Reminders of unpaid premiums since the store began, the newest first. */
  reminders: v.optional(v.array(v.object({ date: isoDate, amount: money }))),
  /** The first day from which periods are counted, after a change of the payment frequency or a premium suspension. */
  anchor: v.optional(isoDate),
  /** The unpaid premium of the current period, as it was before a change of the premium. */
  open: v.optional(v.object({ premium: money, from: isoDate, to: isoDate })),
  /** Number of reminders from before the store began. The newest invoices of that time have one reminder each. */
  reminded: v.optional(v.number()),
  /**
   * The premium and the first day of one of the contract's periods. Both are stored when the contract ends, so that its
   * invoices do not change.
   */
  past: v.optional(v.object({ premium: money, start: isoDate })),
  /** The receipt of a client who chose to pay later, but has not yet chosen the debt or premium to pay. */
  postponed: v.optional(caseResult),
  /** The announced transfers that have not arrived, the oldest first. */
  announced: v.optional(v.array(transfer)),
  /** Card payments by `paymentCode`. */
  cards: v.record(v.string(), cardPayment),
})
export type PaymentsMemory = v.InferOutput<typeof paymentsSlice>
