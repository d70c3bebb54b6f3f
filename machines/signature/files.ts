import type { Outcome } from '../../src/api/endpoint'
import type { CaseResult } from '../../src/api/entities'
import type { DocumentsField } from '../case/definition/field'
import { documents } from '../case/definition/fields/documents'
import type { FileItem } from '../upload/file'

/** The signed copies as the customer uploads them: nothing of what was signed is changed, a photo neither. */
export const signedCopies: DocumentsField = { ...documents({ min: 1 }), photos: 'asTheyAre' }

/** The files as they are handed in: by the insurer's ids. */
export const documentIds = (files: readonly FileItem[]): readonly string[] =>
  files.flatMap(({ documentId }) => documentId ?? [])

/** What a signature is answered with. */
export type Signed = Outcome<CaseResult, { readonly code: string }>

/** Whether the insurer took the signature and asks for it no more. */
export const isTaken = (outcome: Signed): boolean =>
  outcome.ok && outcome.data.caseStatus !== 'DIGITAL_SIGNATURE_NEEDED'
