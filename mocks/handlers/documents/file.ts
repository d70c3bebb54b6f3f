import type { PrintedDocument } from '../../pdf/document'
import { ok, refuse } from '../../reply'
import { renderPdf } from '../../store/printed/printed'

/** Answers with a document, rendered when it is sent, or with a business error if it does not exist. */
export const documentFile = (document: PrintedDocument | undefined) =>
  document === undefined ? notFound : ok(() => renderPdf(document))

/** The business error for a document that does not exist. */
export const notFound = refuse('DOCUMENT_NOT_FOUND', {})
