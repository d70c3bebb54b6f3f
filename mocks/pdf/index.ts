import type { PrintedDocument } from './document'

/** Draws a document of the simulated insurer as a PDF file. What draws it is loaded at the first one. */
export const drawDocument = async (document: PrintedDocument): Promise<Uint8Array<ArrayBuffer>> => {
  const { setLetter } = await import('./letter')
  return setLetter(document)
}
