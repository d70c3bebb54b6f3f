import type { PrintedDocument } from './document'

let letter: Promise<typeof import('./letter')> | undefined

/** Loads the PDF module once: a server at its start, a page at its first document. */
export const loadLetter = (): Promise<typeof import('./letter')> => {
  letter ??= import('./letter')
  return letter
}

/** Renders a document of the simulated insurer as a PDF file. */
export const drawDocument = async (document: PrintedDocument): Promise<Uint8Array<ArrayBuffer>> =>
  (await loadLetter()).setLetter(document)
