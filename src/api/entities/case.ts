import * as v from 'valibot'
import {
  assumed,
  assumedKnown,
  deadlines,
  isoDate,
  maybe,
  maybeDate,
  maybeMoney,
  maybeName,
  maybeText,
  money,
} from './common'
import { fundShare } from './fund'

/** The statuses of a submitted case that the portal knows (specification, section 4). */
const knownStatus = v.picklist(['SUCCEEDED', 'DIGITAL_SIGNATURE_NEEDED', 'IDENTIFICATION_NEEDED'])
export type KnownStatus = v.InferOutput<typeof knownStatus>

/**
 * The status as the insurer sends it. The portal reports an unknown status as a fault. It then shows the case as
 * received, never as done.
 */
export const caseStatus = v.union([knownStatus, v.string()])

/** The status, or `null` if the portal does not know it. */
export const knownStatusOf = ({ caseStatus: status }: { readonly caseStatus: string }): KnownStatus | null =>
  v.is(knownStatus, status) ? status : null

/** The answer to every submitted case (specification, section 3). */
export const caseResult = v.object({
  caseStatus,
  caseId: maybeText,
  confirmationDocumentLink: maybeText,
  confirmationEmail: maybeText,
})
export type CaseResult = v.InferOutput<typeof caseResult>

/**
 * The result of taking over a bonus grade (assumed): the grade and the premium of a period, before and after the
 * takeover.
 */
export const bonusResult = v.object({
  ...caseResult.entries,
  oldBonus: assumed(v.string()),
  newBonus: assumed(v.string()),
  oldPremium: assumedKnown(money),
  newPremium: assumedKnown(money),
})

/** The result of an order on an investment account. The order uses the prices of the day `pricedOn` (assumed). */
export const fundOrderResult = v.object({ ...caseResult.entries, pricedOn: assumedKnown(isoDate) })
export type FundOrderResult = v.InferOutput<typeof fundOrderResult>

/** The result of a data correction (assumed). It has the premium of a period before and after the correction. */
export const correctionResult = v.object({
  ...caseResult.entries,
  oldPremium: assumedKnown(money),
  newPremium: assumedKnown(money),
})

/**
 * The result of a changed payment type or frequency: the next premium and its due date (assumed). Both are `null` if
 * none will be due.
 */
export const paymentChangeResult = v.object({
  ...caseResult.entries,
  nextPremium: assumedKnown(money),
  nextPremiumDate: assumedKnown(isoDate),
})
export type PaymentChangeResult = v.InferOutput<typeof paymentChangeResult>

/**
 * The result of a fee suspension or exemption, with the first and last day on which no fee is due (specification,
 * section 3).
 */
export const feeCaseResult = v.object({
  ...caseResult.entries,
  validFromDate: maybeDate,
  validToDate: maybeDate,
})

/** The result of an index statement: the day it takes effect (specification, section 3). */
export const indexStatementResult = v.object({ ...caseResult.entries, modificationValidFromDate: maybeDate })

/** The result of a termination: its reason (specification, section 3). */
export const terminationResult = v.object({
  ...caseResult.entries,
  terminationReason: maybeText,
  /** The last day on which the customer can sign the notice so that it is in time (assumed). */
  signUntil: assumedKnown(isoDate),
})

/**
 * The insurer's decision about a request. `EXAMINING`: the insurer has not decided yet. `SUPERSEDED`: the customer has
 * sent a later request.
 */
const decision = v.object({
  status: v.picklist(['EXAMINING', 'PAID', 'REJECTED', 'SUPERSEDED']),
  /** The day of the decision. For `EXAMINING`, the insurer's deadline for the decision. */
  date: maybeDate,
  amount: maybeMoney,
  /** The account that received the payment. */
  bankAccount: maybeText,
  /** The reason for the decision, in the insurer's words. */
  reason: maybeText,
})
export type Decision = v.InferOutput<typeof decision>

/** One submitted detail: its label and value, in the insurer's words. */
const caseDetail = v.object({ label: v.string(), value: v.string() })

/** Bank details, amount and deadline of a transfer that has not arrived yet (assumed). */
const awaitedTransfer = v.object({
  amount: money,
  deadline: maybeDate,
  /** Amount and deadline of each premium, if the transfer covers several. */
  parts: deadlines,
  accountNumber: v.string(),
  accountHolder: maybeText,
  contractNumber: maybeText,
  swiftCode: maybeText,
})
export type AwaitedTransfer = v.InferOutput<typeof awaitedTransfer>

/**
 * A case that was submitted online (specification, section 3). `caseId` is assumed: the portal needs it to resume a
 * case.
 */
export const onlineCase = v.object({
  name: maybeName,
  startDate: maybeDate,
  documentLink: maybeText,
  caseStatus,
  caseId: assumed(v.string()),
  /**
   * The event that a case waits for: a transfer's arrival, a payment by the customer, or the execution of an order.
   * `null` if there is no such event. If it is left out, the portal does not show the case as completed.
   */
  waitsFor: assumedKnown(v.picklist(['TRANSFER', 'PAYMENT', 'EXECUTION'])),
  awaitedTransfer: assumedKnown(awaitedTransfer),
  /**
   * Only for a termination: its reason and the last day of cover. The list of cases contains them, because the customer
   * may sign days after the request.
   */
  terminationReason: assumedKnown(v.string()),
  insuranceEndDate: assumedKnown(isoDate),
  /** Only for a notice that the customer has not signed: the last day on which signing is in time. */
  signUntil: assumedKnown(isoDate),
  /**
   * The insurer's decision; `null` if the case needs none. If it is left out, the portal does not show the case as
   * completed.
   */
  decision: assumedKnown(decision),
  /** The submitted details, as the insurer recorded them. */
  details: assumedKnown(v.array(caseDetail)),
})
export type ListedCase = v.InferOutput<typeof onlineCase>

/** Tells if the insurer has rejected the case, or a later request of the customer has superseded it. */
export const isDismissed = ({ decision }: Pick<ListedCase, 'decision'>): boolean =>
  decision?.status === 'SUPERSEDED' || decision?.status === 'REJECTED'

/** A model portfolio chosen online (specification, section 3). */
export const modelPortfolioCase = v.object({
  ...onlineCase.entries,
  validFromDate: maybeDate,
  modelPortfolioDocument: maybeText,
  subContract: maybe(v.object({ name: maybeText, contractNumber: maybeText })),
  productFunds: maybe(v.array(fundShare)),
  modelPortfolioName: v.string(),
})
