import type { Services } from '../../machines/services'

type Storage = Services['storage']

/** After the next frame: what a key press shows comes first. */
const afterFrame = (act: () => void): void => {
  requestAnimationFrame(() => setTimeout(act))
}

/**
 * Lets a store put off what it is to write soon, until the frame that shows it was drawn: of several for one key, only the
 * last is written. Whatever else is done with the store finds it written, and so does whoever comes after the page: it is
 * written before that is left or hidden.
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
  /** After what waits. */
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
