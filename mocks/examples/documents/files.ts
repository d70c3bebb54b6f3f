/** A file in an example answer: the start of a PDF file. */
export const pdfFile = new Blob(['%PDF-1.7\n%%EOF\n'], { type: 'application/pdf' })

/** The business error for a document that does not exist. */
export const documentNotFound = { DOCUMENT_NOT_FOUND: { plain: {} } }
