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
 * Creates a store that never throws, on top of a browser store. A text that a full or forbidden browser store does not
 * accept stays in the page's memory, and is lost with the page. `onLoss` is called for each such text.
 */
export const sturdyStorage = (getStorage: () => Storage, onLoss: () => void = () => undefined): SturdyStore => {
  /** The texts that this page has written, in case the store becomes unreadable. */
  const writtenTexts = new Map<string, string>()
  /** The keys whose latest texts the store has not accepted. It may still have older texts for them. */
  const rejectedKeys = new Set<string>()

  const attempt = <Result>(act: (store: Storage) => Result, otherwise: () => Result): Result => {
    try {
      return act(getStorage())
    } catch {
      return otherwise()
    }
  }

  return {
    getItem: (key) => {
      const writtenText = () => writtenTexts.get(key) ?? null
      return rejectedKeys.has(key) ? writtenText() : attempt((store) => store.getItem(key), writtenText)
    },
    setItem: (key, text) => {
      writtenTexts.set(key, text)
      const isAccepted = attempt(
        (store) => {
          store.setItem(key, text)
          // Some privacy extensions accept a text and do not store it.
          return store.getItem(key) === text
        },
        () => false,
      )
      if (isAccepted) rejectedKeys.delete(key)
      else {
        rejectedKeys.add(key)
        onLoss()
      }
    },
    removeItem: (key) => {
      writtenTexts.delete(key)
      rejectedKeys.delete(key)
      attempt(
        (store) => store.removeItem(key),
        () => undefined,
      )
    },
    keys: () => {
      const storedKeys = attempt(
        (store) => Array.from({ length: store.length }, (_, index) => store.key(index) ?? ''),
        () => [...writtenTexts.keys()],
      )
      return [...new Set([...storedKeys, ...rejectedKeys])]
    },
    holds: (key) =>
      !rejectedKeys.has(key) &&
      attempt(
        (store) => store.getItem(key) !== null,
        () => false,
      ),
    isLosing: () => rejectedKeys.size > 0,
    keeps: () =>
      rejectedKeys.size === 0 &&
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
