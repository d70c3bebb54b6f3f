/** A file in an example answer: the beginning of a PDF file. */
export const pdfFile = new Blob(['%PDF-1.7\n'], { type: 'application/pdf' })

/** The refusal of a document that is not there. */
export const documentNotFound = { DOCUMENT_NOT_FOUND: { plain: {} } }
