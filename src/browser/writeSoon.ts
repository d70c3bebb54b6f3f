import type { Services } from '../../machines/services'

type Storage = Services['storage']

/** Runs after the next frame, so that the result of a key press is shown first. */
const afterFrame = (act: () => void): void => {
  requestAnimationFrame(() => setTimeout(act))
}

/**
 * Lets a store delay writes until the next frame is drawn. Of several writes to one key only the last is made. Every
 * other operation runs after the delayed writes, which are also made when the page is left or hidden.
 */
export const puttingOff = (store: Storage): Storage => {
  const waiting = new Map<string, unknown>()
  let isListening = false
  const settle = (): void => {
    for (const [key, value] of waiting) store.write(key, value)
    waiting.clear()
  }
  const listen = (): void => {
    if (isListening) return
    isListening = true
    window.addEventListener('pagehide', settle)
    document.addEventListener('visibilitychange', settle)
  }
  /** Runs an operation after the delayed writes. */
  const then =
    <Args extends readonly unknown[], Result>(act: (...args: Args) => Result) =>
    (...args: Args): Result => {
      settle()
      return act(...args)
    }
  return {
    read: then(store.read),
    write: then(store.write),
    remove: then(store.remove),
    clear: then(store.clear),
    keys: then(store.keys),
    writeSoon: (key, value) => {
      // A hidden page has no frames.
      if (document.visibilityState === 'hidden') return then(store.write)(key, value)
      listen()
      if (waiting.size === 0) afterFrame(settle)
      waiting.set(key, value)
    },
  }
}
