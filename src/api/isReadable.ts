/** Longest wait for a file (ms). A file in a cloud that takes longer counts as readable. */
const LONGEST_WAIT = 2000

/** Returns `false` if a file changed or was deleted after it was chosen: its first or last byte cannot be read. */
export const isReadable = (file: Blob): Promise<boolean> => {
  const edgeReads = [file.slice(0, 1), file.slice(-1)].map((part) => part.arrayBuffer())
  const areEdgesReadable = Promise.all(edgeReads).then(
    (bytes) => bytes.every(({ byteLength }) => byteLength === Math.min(1, file.size)),
    () => false,
  )
  return Promise.race([areEdgesReadable, new Promise<true>((resolve) => setTimeout(resolve, LONGEST_WAIT, true))])
}
