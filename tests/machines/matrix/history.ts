import type { AddressBar } from '../../../src/app/location'

interface Entry {
  readonly address: string
  readonly state: unknown
  /** Number of the entry's page. Going to an entry of another page loads that page. */
  readonly page: number
}

/** The listener for history events on the current page. */
export type PopStateListener = Parameters<AddressBar['addEventListener']>[1]

/**
 * Creates the history of one tab, which stays when another page loads. Calls `load` if navigation leads to an entry of
 * another page.
 */
export const tabHistory = (load: () => void) => {
  let entries: readonly Entry[] = []
  let at = -1
  let page = 0
  let onPopState: PopStateListener | null = null

  const current = (): Entry => {
    const entry = entries[at]
    if (entry === undefined) throw new Error('Nothing was opened in this tab')
    return entry
  }
  const push = (entry: Entry): void => {
    entries = [...entries.slice(0, at + 1), entry]
    at += 1
  }
  /** Moves by `delta` entries. Returns true if the new entry belongs to another page, which must then load. */
  const travel = (delta: number): boolean => {
    const entry = entries[at + delta]
    if (entry === undefined) return false
    at += delta
    if (entry.page !== page) return true
    onPopState?.({ state: entry.state })
    return false
  }
  const url = (): URL => new URL(current().address, 'https://portal.example')
  /** The address bar and the history, as the script of the current page sees them. */
  const addressBar: AddressBar = {
    location: {
      get pathname() {
        return url().pathname
      },
      get search() {
        return url().search
      },
    },
    history: {
      get state() {
        return current().state
      },
      get length() {
        return entries.length
      },
      go: (delta = 0) =>
        queueMicrotask(() => {
          if (travel(delta)) load()
        }),
      pushState: (state, _, address) => push({ address: String(address), state, page }),
      replaceState: (state, _, address = current().address) => {
        entries = entries.with(at, { address: String(address), state, page })
      },
    },
    addEventListener: (_, listener) => {
      onPopState = listener
    },
  }

  return {
    address: (): string => current().address,
    travel,
    /** Opens another page at an address. */
    open: (address: string): AddressBar => {
      page += 1
      onPopState = null
      push({ address, state: null, page })
      return addressBar
    },
    /** Reloads the page of the current entry. All entries of that page belong to the reloaded page. */
    reload: (): AddressBar => {
      const before = current().page
      page += 1
      onPopState = null
      entries = entries.map((entry) => (entry.page === before ? { ...entry, page } : entry))
      return addressBar
    },
  }
}
