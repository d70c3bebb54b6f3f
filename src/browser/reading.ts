/**
 * The number of file selections that are still being read. A field gets the files of a selection only once they are
 * read.
 */
let readingCount = 0
const listeners = new Set<() => void>()

const changeCount = (change: 1 | -1): void => {
  readingCount += change
  for (const listener of listeners) listener()
}

/** Counts one more selection of files as being read, until the promise settles. */
export const whileReading = async <Read>(readPromise: Promise<Read>): Promise<Read> => {
  changeCount(1)
  try {
    return await readPromise
  } finally {
    changeCount(-1)
  }
}

/** Tells if chosen files are being read. */
export const isReading = (): boolean => readingCount > 0

/** Subscribes to changes of `isReading`. Returns a function that unsubscribes. */
export const onReadingChange = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
