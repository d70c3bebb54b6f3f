import type { Ports } from '../../machines/ports'

/** Keeps JSON for this tab. A full or forbidden storage only means that a reload forgets. */
export const tabStorage: Ports['storage'] = {
  read: (key) => {
    try {
      const kept = sessionStorage.getItem(key)
      return kept === null ? undefined : JSON.parse(kept)
    } catch {
      return undefined
    }
  },
  write: (key, value) => {
    try {
      sessionStorage.setItem(key, JSON.stringify(value))
    } catch {
      // Nothing that the customer could do about it.
    }
  },
  remove: (key) => {
    try {
      sessionStorage.removeItem(key)
    } catch {
      // As above.
    }
  },
  clear: (prefix) => {
    try {
      for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
    } catch {
      // As above.
    }
  },
}
