import * as v from 'valibot'
import {
  assumedKnown,
  currency,
  isoDate,
  maybeDate,
  maybeFlag,
  maybeKnown,
  maybeMoney,
  maybeNumber,
  maybeText,
  money,
} from './common'

/** A premium to pay (specification, section 3). What is owed of a time that is over is the header's debt. */
export const payment = v.object({
  premium: money,
  paymentPeriodStartDate: maybeDate,
  paymentPeriodEndDate: maybeDate,
  paymentDeadline: maybeDate,
  /** One that the portal does not know is neither the current nor the next premium, and is not asked for. */
  premiumType: v.union([v.picklist(['CURRENT', 'NEXT']), v.string()]),
})
export type Payment = v.InferOutput<typeof payment>

/** What is paid: what is owed of a time that is over, or the premium of this one, or of the next (assumed). */
export const dueType = v.picklist(['DEBT', 'CURRENT', 'NEXT'])
export type DueType = v.InferOutput<typeof dueType>

/** How a card payment ended (specification, section 3); anything but ACCEPTED is a failure. */
export const paymentResult = v.object({
  amount: maybeNumber,
  /** A currency that the portal does not know is sent on, and told, as the insurer writes it. */
  currency: maybeKnown(v.union([currency, v.string()])),
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
  accountHolder: maybeText,
  contractNumber: maybeText,
  swiftCode: maybeText,
  debt: maybeMoney,
  paymentAmount: maybeMoney,
})
export type TransferDetails = v.InferOutput<typeof transferDetails>

const created = { isError: maybeFlag, message: maybeText, paymentCode: maybeText }

/** A transfer that the customer has decided on, and that has not come in yet: of how much, since when, and what for (assumed). */
export const announcedTransfer = v.object({ amount: money, date: isoDate, premiumType: assumedKnown(dueType) })
export type AnnouncedTransfer = v.InferOutput<typeof announcedTransfer>

/** A card payment that was started, or why it cannot be (specification, section 3). */
export const createdPayment = v.union([
  // What was started leads somewhere.
  v.object({ redirectUrl: v.string(), ...created }),
  v.object({ redirectUrl: maybeText, ...created }),
])
export type CreatedPayment = v.InferOutput<typeof createdPayment>
