import * as v from 'valibot'
import { endpoint } from './endpoint'
import { uploadedDocument } from './entities'

/** Largest file the insurer takes, in bytes (10 MB). */
export const LARGEST_FILE = 10 * 1024 * 1024

/** Kinds of file the insurer takes. */
export const FILE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'application/pdf']

/** Uploads one file (multipart, field `file`). */
export const uploadDocument = endpoint({
  id: 'documents.upload',
  method: 'POST',
  path: 'documents',
  body: v.object({ file: v.instance(Blob) }),
  response: uploadedDocument,
  failures: { FILE_TOO_LARGE: v.object({}), FILE_TYPE_REFUSED: v.object({}) },
  source: 'spec',
})

/** Removes an uploaded file. */
export const deleteDocument = endpoint({
  id: 'documents.delete',
  method: 'DELETE',
  path: 'documents',
  query: v.object({ id: v.string() }),
  response: v.object({}),
  failures: {},
  source: 'spec',
})
