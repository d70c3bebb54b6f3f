import * as v from 'valibot'
import { currency, isoDate, maybeText, money } from './common'

/** A premium to pay (specification, section 3); DEBT, which is assumed, is what is owed of a time that is over. */
export const payment = v.object({
  premium: money,
  paymentPeriodStartDate: isoDate,
  paymentPeriodEndDate: isoDate,
  paymentDeadline: isoDate,
  premiumType: v.picklist(['CURRENT', 'NEXT', 'DEBT']),
})
export type Payment = v.InferOutput<typeof payment>

/** How a card payment ended (specification, section 3); anything but ACCEPTED is a failure. */
export const paymentResult = v.object({
  amount: v.nullable(v.number()),
  currency: v.nullable(currency),
  status: v.string(),
  bankStatus: maybeText,
  authorizationNumber: maybeText,
  transactionCode: maybeText,
  paymentCode: maybeText,
})

export type PaymentResult = v.InferOutput<typeof paymentResult>

/** What a body carries of a card payment that went before it (specification, section 2). */
export const paidByCard = v.partial(paymentResult)

/** What a bank transfer needs; its reference is the contract's number (specification, section 3). */
export const transferDetails = v.object({
  accountNumber: v.string(),
  accountHolder: v.string(),
  contractNumber: v.string(),
  swiftCode: v.nullable(v.string()),
  debt: v.optional(v.nullable(money)),
  paymentAmount: v.optional(v.nullable(money)),
})
export type TransferDetails = v.InferOutput<typeof transferDetails>

/** A card payment that was started, or why it cannot be (specification, section 3). */
export const createdPayment = v.object({
  redirectUrl: v.nullable(v.string()),
  isError: v.boolean(),
  message: v.nullable(v.string()),
  paymentCode: v.nullable(v.string()),
})
export type CreatedPayment = v.InferOutput<typeof createdPayment>
