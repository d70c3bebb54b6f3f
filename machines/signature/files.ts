import type { Outcome } from '../../src/api/endpoint'
import type { CaseResult } from '../../src/api/entities'
import type { DocumentsField } from '../case/definition/field'
import { documents } from '../case/definition/fields/documents'
import type { FileItem } from '../upload/file'

/** The field for signed copies. They are sent unchanged, photos too. */
export const signedCopies: DocumentsField = { ...documents({ min: 1 }), photos: 'asTheyAre' }

/** The insurer's ids of the files, for the submission. */
export const documentIds = (files: readonly FileItem[]): readonly string[] =>
  files.flatMap(({ documentId }) => documentId ?? [])

/** The insurer's answer to a signature: the case, or a business error. */
export type SignatureOutcome = Outcome<CaseResult, { readonly code: string }>

/** Tells if the insurer has accepted the signature and requires no further one. */
export const isSignatureAccepted = (outcome: SignatureOutcome): boolean =>
  outcome.ok && outcome.data.caseStatus !== 'DIGITAL_SIGNATURE_NEEDED'
