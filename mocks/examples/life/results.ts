import type { CaseResult } from '../../../src/api/entities'

/** A link to a document that is there. */
export const documentLink = 'documents/download?id=case-9'

/** What a life case can come to: each status, with a confirmation and without. */
export const caseResults = {
  succeeded: { caseStatus: 'SUCCEEDED', caseId: 'case-1' },
  succeededWithConfirmation: {
    caseStatus: 'SUCCEEDED',
    caseId: 'case-2',
    confirmationDocumentLink: documentLink,
    confirmationEmail: 'kocsis.reka@pelda.example',
  },
  signatureNeeded: { caseStatus: 'DIGITAL_SIGNATURE_NEEDED', caseId: 'case-3' },
  identificationNeeded: {
    caseStatus: 'IDENTIFICATION_NEEDED',
    caseId: 'case-4',
    confirmationEmail: 'kocsis.reka@pelda.example',
  },
  unknownStatus: { caseStatus: 'WAITING_FOR_BACK_OFFICE', caseId: 'case-5' },
} as const satisfies Record<string, CaseResult>

/** The same with what a call adds to each. */
export const caseResultsWith = <More extends object>(more: More) => ({
  succeeded: { ...caseResults.succeeded, ...more },
  succeededWithConfirmation: { ...caseResults.succeededWithConfirmation, ...more },
  signatureNeeded: { ...caseResults.signatureNeeded, ...more },
  identificationNeeded: { ...caseResults.identificationNeeded, ...more },
  unknownStatus: { ...caseResults.unknownStatus, ...more },
})

/** The one refusal of a change. */
export const modificationRefused = { MODIFICATION_FAILED001: { plain: {} } }
