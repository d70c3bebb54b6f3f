import type { Outcome } from '../../src/api/endpoint'
import type { CaseResult } from '../../src/api/entities'
import type { FileItem } from '../case/field'
import { documents } from '../case/fields/documents'

/** The signed copies as the customer uploads them. */
export const signedCopies = documents({ min: 1 })

/** Where the upload of a file runs. */
export const uploadId = (fileId: string): string => `upload-${fileId}`

/** How a file stands; `undefined` where it is gone. */
export const statusOf = (files: readonly FileItem[], id: string): FileItem['status'] | undefined =>
  files.find((file) => file.id === id)?.status

/** The files as they are handed in: by the insurer's ids. */
export const documentIds = (files: readonly FileItem[]): readonly string[] =>
  files.flatMap(({ documentId }) => documentId ?? [])

/** Whether the insurer took the signature and asks for it no more. */
export const isTaken = (outcome: Outcome<CaseResult, unknown>): boolean =>
  outcome.ok && outcome.data.caseStatus !== 'DIGITAL_SIGNATURE_NEEDED'
