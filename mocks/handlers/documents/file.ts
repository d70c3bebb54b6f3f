import type { PrintedDocument } from '../../pdf/document'
import { ok, refuse } from '../../reply'
import { drawn } from '../../store/printed/printed'

/** Answers with a document as a file, drawn when it goes out; refuses where there is none. */
export const documentFile = (document: PrintedDocument | undefined) =>
  document === undefined ? notFound : ok(() => drawn(document))

/** There is no such document. */
export const notFound = refuse('DOCUMENT_NOT_FOUND', {})
