/** The part of the Web Storage API that the portal uses. */
export interface TextStore {
  getItem(key: string): string | null
  setItem(key: string, text: string): void
  removeItem(key: string): void
}

/** A store that never throws, and knows whether its data survive a reload. */
export interface SturdyStore extends TextStore {
  keys(): readonly string[]
  /** Tells if the browser's store has the text of a key. A text that is only in the page's memory does not count. */
  holds(key: string): boolean
  /** Tells if a reload would lose any text. */
  isLosing(): boolean
  /** Tells if the store now writes and reads some kilobytes, and holds everything written before. */
  keeps(): boolean
}

/** A text to test the store with. It is larger than the data of a payment. */
const PROBE = { key: 'probe', text: '.'.repeat(16_384) }

/**
 * A browser store that never throws. Text that a full or forbidden store does not accept stays in the page's memory,
 * and is lost with the page. `onLoss` is called for each such text.
 */
export const sturdyStorage = (real: () => Storage, onLoss: () => void = () => undefined): SturdyStore => {
  /** The texts that this page has written, in case the store becomes unreadable. */
  const own = new Map<string, string>()
  /** The keys whose latest texts the store has not accepted. It may still have older texts for them. */
  const untaken = new Set<string>()

  const attempt = <Result>(act: (store: Storage) => Result, otherwise: () => Result): Result => {
    try {
      return act(real())
    } catch {
      return otherwise()
    }
  }

  return {
    getItem: (key) => {
      const ownText = () => own.get(key) ?? null
      return untaken.has(key) ? ownText() : attempt((store) => store.getItem(key), ownText)
    },
    setItem: (key, text) => {
      own.set(key, text)
      const isTaken = attempt(
        (store) => {
          store.setItem(key, text)
          // Some privacy extensions accept a text and do not store it.
          return store.getItem(key) === text
        },
        () => false,
      )
      if (isTaken) untaken.delete(key)
      else {
        untaken.add(key)
        onLoss()
      }
    },
    removeItem: (key) => {
      own.delete(key)
      untaken.delete(key)
      attempt(
        (store) => store.removeItem(key),
        () => undefined,
      )
    },
    keys: () => {
      const kept = attempt(
        (store) => Array.from({ length: store.length }, (_, index) => store.key(index) ?? ''),
        () => [...own.keys()],
      )
      return [...new Set([...kept, ...untaken])]
    },
    holds: (key) =>
      !untaken.has(key) &&
      attempt(
        (store) => store.getItem(key) !== null,
        () => false,
      ),
    isLosing: () => untaken.size > 0,
    keeps: () =>
      untaken.size === 0 &&
      attempt(
        (store) => {
          store.setItem(PROBE.key, PROBE.text)
          const isKept = store.getItem(PROBE.key) === PROBE.text
          store.removeItem(PROBE.key)
          return isKept
        },
        () => false,
      ),
  }
}
