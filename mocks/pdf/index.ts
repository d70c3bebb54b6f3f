import type { PrintedDocument } from './document'

let letterModule: Promise<typeof import('./letter')> | undefined

/** Loads the PDF module once: a server at its start, a page at its first document. */
export const loadLetterModule = (): Promise<typeof import('./letter')> => {
  letterModule ??= import('./letter')
  return letterModule
}

/** Renders a document of the simulated insurer as a PDF file. */
export const drawDocument = async (document: PrintedDocument): Promise<Uint8Array<ArrayBuffer>> =>
  (await loadLetterModule()).renderLetter(document)
