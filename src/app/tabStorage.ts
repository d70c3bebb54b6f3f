import type { Ports } from '../../machines/ports'

const keysIn = (store: () => Storage, prefix: string): readonly string[] => {
  try {
    return Object.keys(store()).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

/** Keeps JSON in one of the browser's stores. A full or forbidden one only means that it is forgotten. */
const jsonIn = (store: () => Storage): Ports['storage'] & Ports['sharedStorage'] => ({
  read: (key) => {
    try {
      const kept = store().getItem(key)
      return kept === null ? undefined : JSON.parse(kept)
    } catch {
      return undefined
    }
  },
  write: (key, value) => {
    try {
      store().setItem(key, JSON.stringify(value))
    } catch {
      // Nothing that the customer could do about it.
    }
  },
  remove: (key) => {
    try {
      store().removeItem(key)
    } catch {
      // As above.
    }
  },
  keys: (prefix) => keysIn(store, prefix),
  clear: (prefix) => {
    for (const key of keysIn(store, prefix)) store().removeItem(key)
  },
})

/** Keeps JSON for this tab. */
export const tabStorage: Ports['storage'] = jsonIn(() => sessionStorage)

/** Keeps JSON for every tab of this browser. */
export const sharedStorage: Ports['sharedStorage'] = jsonIn(() => localStorage)
