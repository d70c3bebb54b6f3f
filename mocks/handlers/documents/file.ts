import type { PrintedDocument } from '../../pdf/document'
import { ok, refuse } from '../../reply'
import { drawn } from '../../store/printed/printed'

/**
 * Answers a call with a document as a file, or with a business error if the document does not exist. The file is
 * rendered when it is sent.
 */
export const documentFile = (document: PrintedDocument | undefined) =>
  document === undefined ? notFound : ok(() => drawn(document))

/** The business error for a document that does not exist. */
export const notFound = refuse('DOCUMENT_NOT_FOUND', {})
