/**
 * Largest answer that is read, in bytes: larger than any file of the insurer. A larger answer could be an endless
 * stream.
 */
export const LARGEST_ANSWER = 50 * 1024 * 1024

/** Parses JSON. Returns `{}` for an empty text, and `undefined` for any other text that is not JSON. */
export const parseJson = (text: string): unknown => {
  if (text === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Reads a body to its end. Calls `onRead` with the number of bytes read so far. Returns `undefined` if there is no
 * body, or if it is too large.
 */
export const readBody = async (
  body: unknown,
  type: string,
  onRead?: (size: number) => void,
): Promise<Blob | undefined> => {
  if (!(body instanceof ReadableStream)) return undefined
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> = body.getReader()
  let receivedBytes = 0
  for (let readResult = await reader.read(); !readResult.done; readResult = await reader.read()) {
    receivedBytes += readResult.value.byteLength
    if (receivedBytes > LARGEST_ANSWER) {
      await reader.cancel()
      return undefined
    }
    chunks.push(readResult.value)
    onRead?.(receivedBytes)
  }
  return new Blob(chunks, { type })
}
