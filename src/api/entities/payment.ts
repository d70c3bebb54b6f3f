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

/**
 * A premium to pay (specification, section 3). Premiums of past periods are not listed here: they are the debt in the
 * header.
 */
export const payment = v.object({
  premium: money,
  paymentPeriodStartDate: maybeDate,
  paymentPeriodEndDate: maybeDate,
  paymentDeadline: maybeDate,
  /** `CURRENT` or `NEXT`. The portal does not ask the customer to pay a premium of an unknown type. */
  premiumType: v.union([v.picklist(['CURRENT', 'NEXT']), v.string()]),
})
export type Payment = v.InferOutput<typeof payment>

/** The purpose of a payment: the debt of past periods, the current premium or the next one (assumed). */
export const dueType = v.picklist(['DEBT', 'CURRENT', 'NEXT'])
export type DueType = v.InferOutput<typeof dueType>

/** The result of a card payment (specification, section 3). Any status but ACCEPTED is a failure. */
export const paymentResult = v.object({
  amount: maybeNumber,
  /** The portal shows an unknown currency as the insurer writes it. */
  currency: maybeKnown(v.union([currency, v.string()])),
  status: v.string(),
  bankStatus: maybeText,
  authorizationNumber: maybeText,
  transactionCode: maybeText,
  paymentCode: maybeText,
})

export type PaymentResult = v.InferOutput<typeof paymentResult>

/**
 * Fields of a request body that report a card payment. The customer made the payment before the request (specification,
 * section 2).
 */
export const paidByCard = v.partial(paymentResult)

/** The details of a bank transfer. Its reference is the contract number (specification, section 3). */
export const transferDetails = v.object({
  accountNumber: v.string(),
  accountHolder: maybeText,
  contractNumber: maybeText,
  swiftCode: maybeText,
  debt: maybeMoney,
  paymentAmount: maybeMoney,
})
export type TransferDetails = v.InferOutput<typeof transferDetails>

const createdPaymentFields = { isError: maybeFlag, message: maybeText, paymentCode: maybeText }

/**
 * A transfer that the customer has announced and that has not arrived (assumed). `date` is the day of the announcement.
 * `premiumType` is the current type of the debt or premium that it pays: a `NEXT` premium becomes `CURRENT` over time.
 */
const announcedTransfer = v.object({ amount: money, date: isoDate, premiumType: assumedKnown(dueType) })
export type AnnouncedTransfer = v.InferOutput<typeof announcedTransfer>

/**
 * The announced transfers of a contract (assumed). An insurer that sends this list, also an empty one, names a due
 * premium as the next one until it is paid or becomes debt.
 */
export const announcedTransfers = v.array(announcedTransfer)

/** A started card payment, or the reason why it cannot be started (specification, section 3). */
export const createdPayment = v.union([
  // A started payment always has a redirect URL.
  v.object({ redirectUrl: v.string(), ...createdPaymentFields }),
  v.object({ redirectUrl: maybeText, ...createdPaymentFields }),
])
export type CreatedPayment = v.InferOutput<typeof createdPayment>
