import * as v from 'valibot'
import { isoDate } from './common'
import { fundShare } from './fund'

/** How a submitted case goes on (specification, section 4). */
export const caseStatus = v.picklist(['SUCCEEDED', 'DIGITAL_SIGNATURE_NEEDED', 'IDENTIFICATION_NEEDED'])

/** What every submitted case answers with (specification, section 3). */
export const caseResult = v.object({
  caseStatus,
  caseId: v.string(),
  confirmationDocumentLink: v.optional(v.string()),
  confirmationEmail: v.optional(v.string()),
})
export type CaseResult = v.InferOutput<typeof caseResult>

/** A fee suspension or exemption: from when to when it holds (specification, section 3). */
export const feeCaseResult = v.object({
  ...caseResult.entries,
  validFromDate: isoDate,
  validToDate: v.nullable(isoDate),
})

/** An index statement: from when it holds (specification, section 3). */
export const indexStatementResult = v.object({ ...caseResult.entries, modificationValidFromDate: isoDate })

/** A termination: why (specification, section 3). */
export const terminationResult = v.object({ ...caseResult.entries, terminationReason: v.string() })

/** A case that was submitted online (specification, section 3). `caseId` is assumed: a case is resumed by it. */
export const onlineCase = v.object({
  name: v.string(),
  startDate: isoDate,
  documentLink: v.nullable(v.string()),
  caseStatus,
  caseId: v.optional(v.string()),
})

/** A model portfolio chosen online (specification, section 3). */
export const modelPortfolioCase = v.object({
  ...onlineCase.entries,
  validFromDate: isoDate,
  modelPortfolioDocument: v.nullable(v.string()),
  subContract: v.object({ name: v.string(), contractNumber: v.string() }),
  productFunds: v.array(fundShare),
  modelPortfolioName: v.string(),
})
