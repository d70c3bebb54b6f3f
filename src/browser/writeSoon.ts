import type { Services } from '../../machines/services'

type Storage = Services['storage']

/** Runs a function after the next frame, so that the result of a key press is shown first. */
const runAfterFrame = (act: () => void): void => {
  requestAnimationFrame(() => setTimeout(act))
}

/**
 * Lets `writeSoon` of a store delay a write until the next frame is drawn. Of several delayed writes to one key, only
 * the last is made. Every other operation first makes the delayed writes. They are also made when the page is left or
 * hidden.
 */
export const withDelayedWrites = (store: Storage): Storage => {
  const pendingWrites = new Map<string, unknown>()
  let isListening = false
  const writePending = (): void => {
    for (const [key, value] of pendingWrites) store.write(key, value)
    pendingWrites.clear()
  }
  const listen = (): void => {
    if (isListening) return
    isListening = true
    window.addEventListener('pagehide', writePending)
    document.addEventListener('visibilitychange', writePending)
  }
  /** Runs an operation after the delayed writes. */
  const afterWrites =
    <Args extends readonly unknown[], Result>(act: (...args: Args) => Result) =>
    (...args: Args): Result => {
      writePending()
      return act(...args)
    }
  return {
    read: afterWrites(store.read),
    write: afterWrites(store.write),
    remove: afterWrites(store.remove),
    clear: afterWrites(store.clear),
    keys: afterWrites(store.keys),
    writeSoon: (key, value) => {
      // A hidden page draws no frames, so the write cannot wait for the next one.
      if (document.visibilityState === 'hidden') return afterWrites(store.write)(key, value)
      listen()
      if (pendingWrites.size === 0) runAfterFrame(writePending)
      pendingWrites.set(key, value)
    },
  }
}
