import type { AddressBar } from '../../../src/app/location'

interface Entry {
  readonly path: string
  readonly state: unknown
}

type Listener = Parameters<AddressBar['addEventListener']>[1]

/**
 * Creates a fake browser tab: its history, its address, and the back and forward buttons. Pass its `page` to
 * `connectLocation`.
 */
export const browserHistory = (path: string) => {
  let entries: readonly Entry[] = [{ path, state: null }]
  let index = 0
  const listeners: Listener[] = []
  const at = (): Entry => entries[index] ?? { path, state: null }

  const put = (route: number, entry: Entry): void => {
    entries = [...entries.slice(0, route), entry, ...(route === index ? entries.slice(route + 1) : [])]
    index = route
  }

  let moves = 0

  /** Moves by `delta` history entries, but only after the caller has returned, as browsers do. */
  const go = (delta: number): void =>
    queueMicrotask(() => {
      moves += 1
      if (moves > 100) throw new Error('The history goes to and fro')
      if (delta === 0 || entries[index + delta] === undefined) return
      index += delta
      for (const listener of listeners) listener({ state: at().state })
    })

  const page: AddressBar = {
    history: {
      get state() {
        return at().state
      },
      get length() {
        return entries.length
      },
      pushState: (state, _, to) => put(index + 1, { path: String(to), state }),
      replaceState: (state, _, to = at().path) => put(index, { path: String(to), state }),
      go: (delta = 0) => go(delta),
    },
    location: {
      get pathname() {
        return at().path.replace(/\?.*/, '')
      },
      get search() {
        return at().path.replace(/^[^?]*/, '')
      },
    },
    addEventListener: (_, listener) => listeners.push(listener),
  }

  return {
    /** The tab's `location` and `history`, for `connectLocation`. */
    page,
    /** Returns the address in the address bar. */
    address: () => at().path,
    go,
    back: () => go(-1),
    forward: () => go(1),
    /** Follows a link to `#`, which adds an entry without a state. */
    followHash: () => {
      put(index + 1, { path: at().path, state: null })
      for (const listener of listeners) listener({ state: null })
    },
    /** Reloads the page: removes the old page's listeners, and keeps the history entries. */
    reload: () => {
      listeners.length = 0
    },
    /** Returns the number of history entries after the current one. */
    ahead: () => entries.length - 1 - index,
  }
}
