import type { ViewerData } from './data'

/** The data as it stands in the page: compressed, and written in letters. */
export const unpacked = async (text: string): Promise<ViewerData> => {
  const bytes = Uint8Array.from(atob(text.trim()), (letter) => letter.charCodeAt(0))
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new Response(stream).json()
}
