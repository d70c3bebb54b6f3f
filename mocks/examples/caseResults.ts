import type { InferInput } from 'valibot'
import type { caseResult } from '../../src/api/entities'

/** The only business error of a call that makes a change. */
export const modificationRefused = { MODIFICATION_FAILED001: { plain: {} } }

/** Every outcome of a submitted case: one for each status, and a success with a confirmation. */
export const caseResultsOf = (confirmation: {
  readonly confirmationDocumentLink: string
  readonly confirmationEmail: string
}) =>
  ({
    succeeded: { caseStatus: 'SUCCEEDED', caseId: 'case-1' },
    succeededWithConfirmation: { caseStatus: 'SUCCEEDED', caseId: 'case-2', ...confirmation },
    // The confirmation's link leads to the document to sign.
    signatureNeeded: {
      caseStatus: 'DIGITAL_SIGNATURE_NEEDED',
      caseId: 'case-3',
      confirmationDocumentLink: confirmation.confirmationDocumentLink,
    },
    identificationNeeded: { caseStatus: 'IDENTIFICATION_NEEDED', caseId: 'case-4' },
    unknownStatus: { caseStatus: 'WAITING_FOR_BACK_OFFICE', caseId: 'case-5' },
  }) as const satisfies Record<string, InferInput<typeof caseResult>>

type Results = ReturnType<typeof caseResultsOf>

/** Returns every outcome with the additional fields that one endpoint's answer has. */
export const resultsWithFields = <const AllResults extends Results, ExtraFields extends object>(
  results: AllResults,
  extraFields: ExtraFields,
) => ({
  succeeded: { ...results.succeeded, ...extraFields },
  succeededWithConfirmation: { ...results.succeededWithConfirmation, ...extraFields },
  signatureNeeded: { ...results.signatureNeeded, ...extraFields },
  identificationNeeded: { ...results.identificationNeeded, ...extraFields },
  unknownStatus: { ...results.unknownStatus, ...extraFields },
})
