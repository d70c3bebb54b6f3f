/** Longest wait for a file (ms). A file in a cloud that takes longer counts as readable. */
const LONGEST_WAIT = 2000

/**
 * Returns `false` if the first or last byte of a file cannot be read. This happens if the file changed or was deleted
 * after it was chosen.
 */
export const isReadable = (file: Blob): Promise<boolean> => {
  const edgeReads = [file.slice(0, 1), file.slice(-1)].map((part) => part.arrayBuffer())
  const areEdgesReadable = Promise.all(edgeReads).then(
    (bytes) => bytes.every(({ byteLength }) => byteLength === Math.min(1, file.size)),
    () => false,
  )
  return Promise.race([areEdgesReadable, new Promise<true>((resolve) => setTimeout(resolve, LONGEST_WAIT, true))])
}
