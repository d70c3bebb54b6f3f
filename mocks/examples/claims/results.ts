import type { InferInput } from 'valibot'
import type { uploadedDocument } from '../../../src/api/entities'
import { caseResultsOf } from '../caseResults'

/** Example results of a customer's actions on a claim. */
export const claimResults = caseResultsOf({
  confirmationDocumentLink: 'documents/download?id=case-2',
  confirmationEmail: 'kerekes.boglarka@pelda.example',
})

/** Example files of a claim. */
export const claimFileExamples = {
  photo: {
    id: 'document-1',
    file_name: 'betört ablak.jpg',
    file_size: 2_411_724,
    mime_type: 'image/jpeg',
    url: 'documents/download?id=document-1',
  },
  screenshot: {
    id: 'document-2',
    file_name: 'képernyő.png',
    file_size: 96_310,
    mime_type: 'image/png',
    url: 'documents/download?id=document-2',
  },
  pdf: {
    id: 'document-3',
    file_name: 'javítási számla.pdf',
    file_size: 184_320,
    mime_type: 'application/pdf',
    url: 'documents/download?id=document-3',
  },
} satisfies Record<string, InferInput<typeof uploadedDocument>>

/** Errors of uploading a claim's file. */
export const claimFileErrors = { FILE_TOO_LARGE: { plain: {} }, FILE_TYPE_REFUSED: { plain: {} } }
