/** What the portal uses of one of the browser's stores. */
export interface TextStore {
  getItem(key: string): string | null
  setItem(key: string, text: string): void
  removeItem(key: string): void
}

/** A store that does not fail, and knows whether it can keep its promise. */
export interface SturdyStore extends TextStore {
  keys(): readonly string[]
  /** Tells if the store itself has taken the text, and not the page's memory alone. */
  holds(key: string): boolean
  /** Whether a reload would lose something. */
  isLosing(): boolean
  /** Tells if the store takes and gives back some kilobytes now, and holds all that was written before. */
  keeps(): boolean
}

/** Larger than what a payment writes. */
const PROBE = { key: 'probe', text: '.'.repeat(16_384) }

/**
 * One of the browser's stores that never fails: what a full one does not take, and everything where stores are forbidden,
 * stays in the memory of the page, and is lost with the page only. `onLoss` hears of each text that is not taken.
 */
export const sturdyStorage = (real: () => Storage, onLoss: () => void = () => undefined): SturdyStore => {
  /** What this page has put there, for when the store can no longer be read. */
  const own = new Map<string, string>()
  /** What the store has not taken; it may still hold something older. */
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
          // Some privacy extensions take a text and keep nothing.
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
