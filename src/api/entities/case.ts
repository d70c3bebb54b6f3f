import * as v from 'valibot'
import { assumed, assumedKnown, deadlines, isoDate, maybe, maybeDate, maybeMoney, maybeText, money } from './common'
import { fundShare } from './fund'

/** How a submitted case goes on, as far as the portal knows (specification, section 4). */
const knownStatus = v.picklist(['SUCCEEDED', 'DIGITAL_SIGNATURE_NEEDED', 'IDENTIFICATION_NEEDED'])
export type KnownStatus = v.InferOutput<typeof knownStatus>

/** The same as the insurer says it. One that the portal does not know is reported, and shown as received, never as done. */
export const caseStatus = v.union([knownStatus, v.string()])

/** A status that the portal knows; `null` for any other. */
export const knownStatusOf = ({ caseStatus: status }: { readonly caseStatus: string }): KnownStatus | null =>
  v.is(knownStatus, status) ? status : null

/** What every submitted case answers with (specification, section 3). */
export const caseResult = v.object({
  caseStatus,
  caseId: maybeText,
  confirmationDocumentLink: maybeText,
  confirmationEmail: maybeText,
})
export type CaseResult = v.InferOutput<typeof caseResult>

/** A bonus that was taken over: what the grade and a period's premium were, and what they are by now (assumed). */
export const bonusResult = v.object({
  ...caseResult.entries,
  oldBonus: assumed(v.string()),
  newBonus: assumed(v.string()),
  oldPremium: assumedKnown(money),
  newPremium: assumedKnown(money),
})

/** An order on an investment account: at the prices of which day it is carried out (assumed). */
export const fundOrderResult = v.object({ ...caseResult.entries, pricedOn: assumedKnown(isoDate) })
export type FundOrderResult = v.InferOutput<typeof fundOrderResult>

/** Data that were corrected: what a period's premium was, and what it is by now (assumed). */
export const correctionResult = v.object({
  ...caseResult.entries,
  oldPremium: assumedKnown(money),
  newPremium: assumedKnown(money),
})

/** How premiums are paid was changed: the next one, and when it falls due (assumed). */
export const paymentChangeResult = v.object({
  ...caseResult.entries,
  nextPremium: assumedKnown(money),
  nextPremiumDate: assumedKnown(isoDate),
})
export type PaymentChangeResult = v.InferOutput<typeof paymentChangeResult>

/** A fee suspension or exemption: from when to when it holds (specification, section 3). */
export const feeCaseResult = v.object({
  ...caseResult.entries,
  validFromDate: maybeDate,
  validToDate: maybeDate,
})

/** An index statement: from when it holds (specification, section 3). */
export const indexStatementResult = v.object({ ...caseResult.entries, modificationValidFromDate: maybeDate })

/** A termination: why (specification, section 3). */
export const terminationResult = v.object({
  ...caseResult.entries,
  terminationReason: maybeText,
  /** Of a notice: the last day on which it is in time, signed (assumed). */
  signUntil: assumedKnown(isoDate),
})

/** What the insurer made of what was asked for, that it is still looking at it, or that the customer asked for something else since. */
const decision = v.object({
  status: v.picklist(['EXAMINING', 'PAID', 'REJECTED', 'SUPERSEDED']),
  /** Until when it decides, or on which day it did. */
  date: maybeDate,
  amount: maybeMoney,
  /** Where it was paid to. */
  bankAccount: maybeText,
  /** In the insurer's words. */
  reason: maybeText,
})
export type Decision = v.InferOutput<typeof decision>

/** One line of what was sent: what it is, and its value, in the insurer's words. */
const caseDetail = v.object({ label: v.string(), value: v.string() })

/** What a transfer that is awaited needs, of how much, and until when it has to come in (assumed). */
const awaitedTransfer = v.object({
  amount: money,
  deadline: maybeDate,
  /** Where it is for several premiums: of how much each is, and until when that can be paid. */
  parts: deadlines,
  accountNumber: v.string(),
  accountHolder: maybeText,
  contractNumber: maybeText,
  swiftCode: maybeText,
})
export type AwaitedTransfer = v.InferOutput<typeof awaitedTransfer>

/** A case that was submitted online (specification, section 3). `caseId` is assumed: a case is resumed by it. */
export const onlineCase = v.object({
  name: v.string(),
  startDate: maybeDate,
  documentLink: maybeText,
  caseStatus,
  caseId: assumed(v.string()),
  /** Of a payment: that the money has not come in yet, by a transfer or at all. Of an order: that it is carried out later. */
  waitsFor: assumedKnown(v.picklist(['TRANSFER', 'PAYMENT', 'EXECUTION'])),
  awaitedTransfer: assumedKnown(awaitedTransfer),
  /** Of a termination, which may be signed days later: why, and the last day of cover. */
  terminationReason: assumedKnown(v.string()),
  insuranceEndDate: assumedKnown(isoDate),
  /** Of a notice that waits for its signature: the last day on which it is in time, signed. */
  signUntil: assumedKnown(isoDate),
  /** Of a service that was asked for: what became of it. */
  decision: assumedKnown(decision),
  /** What was sent, as the insurer has written it down. */
  details: assumedKnown(v.array(caseDetail)),
})
export type ListedCase = v.InferOutput<typeof onlineCase>

/** A model portfolio chosen online (specification, section 3). */
export const modelPortfolioCase = v.object({
  ...onlineCase.entries,
  validFromDate: maybeDate,
  modelPortfolioDocument: maybeText,
  subContract: maybe(v.object({ name: maybeText, contractNumber: maybeText })),
  productFunds: maybe(v.array(fundShare)),
  modelPortfolioName: v.string(),
})
