import type { CaseResult } from '../../../src/api/entities'
import { caseResultsOf, resultsWith } from '../caseResults'

/** A link to a document that is there. */
export const documentLink = 'documents/download?id=case-9'

const confirmationEmail = 'kerekes.boglarka@pelda.example'
const usual = caseResultsOf({ confirmationDocumentLink: documentLink, confirmationEmail })

/** What a life case can come to. */
export const caseResults = {
  ...usual,
  identificationNeeded: { ...usual.identificationNeeded, confirmationEmail },
} satisfies Record<string, CaseResult>

/** The same with what a call adds to each. */
export const caseResultsWith = <More extends object>(more: More) => resultsWith(caseResults, more)
