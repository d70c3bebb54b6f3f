import type { ViewerData } from './data'

/** Decompresses the page's data, which are base64-encoded. */
export const unpackData = async (text: string): Promise<ViewerData> => {
  const bytes = Uint8Array.from(atob(text.trim()), (letter) => letter.charCodeAt(0))
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new Response(stream).json()
}
