import type { CaseResult } from '../../../src/api/entities'
import { caseResultsOf, resultsWithFields } from '../caseResults'

/** A link to an existing document. */
export const documentLink = 'documents/download?id=case-9'

const confirmationEmail = 'kerekes.boglarka@pelda.example'
const baseResults = caseResultsOf({ confirmationDocumentLink: documentLink, confirmationEmail })

/** The possible results of a life case. */
export const caseResults = {
  ...baseResults,
  identificationNeeded: { ...baseResults.identificationNeeded, confirmationEmail },
} satisfies Record<string, CaseResult>

/** The possible results of a life case, with additional fields of a call. */
export const caseResultsWithFields = <ExtraFields extends object>(extraFields: ExtraFields) =>
  resultsWithFields(caseResults, extraFields)
