import * as v from 'valibot'
import { documentIds, file, idQuery } from './bodies'
import { modificationFailures, noFields } from './businessErrors'
import { endpoint } from './endpoint'
import { blankForm, caseResult, uploadedDocument } from './entities'

/** Largest file that the insurer accepts, in bytes (10 MB). */
export const LARGEST_FILE = 10 * 1024 * 1024

const fileTypes = ['image/jpeg', 'image/png', 'application/pdf'] as const

/** File types that the insurer accepts. */
export const FILE_TYPES: readonly string[] = fileTypes

/** The business errors of an upload (assumed). */
export const fileFailures = { FILE_TOO_LARGE: noFields, FILE_TYPE_REFUSED: noFields }

/** Uploads one file (multipart, field `file`). */
export const uploadDocument = endpoint({
  id: 'documents.upload',
  method: 'POST',
  path: 'documents',
  body: file,
  response: uploadedDocument,
  failures: fileFailures,
  source: 'spec',
  assumes: 'Multipart with one field, file; the two refusals.',
})

/** Removes an uploaded file. */
export const deleteDocument = endpoint({
  id: 'documents.delete',
  method: 'DELETE',
  path: 'documents',
  query: idQuery,
  response: noFields,
  failures: {},
  source: 'spec',
  assumes: 'The file is named by the query field id.',
})

/** Downloads a file: an uploaded file, a case's document or a blank form. */
export const downloadDocument = endpoint({
  id: 'documents.download',
  method: 'GET',
  path: 'documents/download',
  query: idQuery,
  response: v.pipe(v.blob(), v.mimeType(fileTypes)),
  failures: { DOCUMENT_NOT_FOUND: noFields },
  source: 'spec',
  assumes: 'The file is named by the query field id (a document, a case or a form); the refusal of an unknown one.',
})

/** The blank forms of the contract's product line. `downloadDocument` downloads their files. */
export const listForms = endpoint({
  id: 'documents.listForms',
  method: 'GET',
  path: 'documents/list',
  response: v.array(blankForm),
  failures: {},
  source: 'assumed',
  why: 'The menu offers blank forms to download. The specification has the download, but no list of them.',
})

/** Signs a case's documents digitally. */
export const signDigitally = endpoint({
  id: 'documents.signDigitally',
  method: 'POST',
  path: 'documents/sign-digitally',
  body: v.object({ caseId: v.string() }),
  response: caseResult,
  failures: modificationFailures,
  source: 'spec',
  assumes: 'The whole shape.',
})

/** Submits the signed copies of a case's documents. */
export const signManually = endpoint({
  id: 'documents.signManually',
  method: 'POST',
  path: 'documents/sign-manually',
  body: v.object({ caseId: v.string(), documents: documentIds }),
  response: caseResult,
  failures: modificationFailures,
  source: 'spec',
  assumes: 'The whole shape; documents holds ids of uploaded documents.',
})
