import type { PrintedDocument } from '../../pdf/document'
import { ok, refuse } from '../../reply'
import { renderPdf } from '../../store/printed/printed'

/** Answers with a document, rendered when it is sent, or with a business error if it does not exist. */
export const documentFileAnswer = (document: PrintedDocument | undefined) =>
  document === undefined ? documentNotFoundAnswer : ok(() => renderPdf(document))

/** The business error for a document that does not exist. */
export const documentNotFoundAnswer = refuse('DOCUMENT_NOT_FOUND', {})
