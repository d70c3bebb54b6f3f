import { createStore } from '../store/persistence/createStore'
import { memoryPersistence, type Persistence } from '../store/persistence/persistence'
import type { Store } from '../store/store'

/** A store, and what keeps it. */
export interface ServedStore {
  readonly store: Store
  readonly keep: Persistence
}

/** The stores of one server, by name, each made when it is first asked for. */
export interface Stores {
  get(name: string): ServedStore
  reset(name: string): void
}

/** More than any test run has at a time. The one that was made first goes first, but the default one stays. */
const MOST = 200

/** The store of an address that names none. */
export const DEFAULT = 'default'

/**
 * Keeps stores in memory. `pagesOf` tells where the pages stand that a store sends its customers to.
 * @throws Error where there is no such scenario.
 */
export const createStores = (scenario: unknown, pagesOf: (name: string) => string): Stores => {
  const served = new Map<string, ServedStore>()
  const create = (name: string): ServedStore => {
    const store = createStore({ scenario, pages: pagesOf(name) })
    const created = { store, keep: memoryPersistence(store) }
    const oldest = [...served.keys()].find((other) => other !== DEFAULT)
    if (served.size >= MOST && oldest !== undefined) served.delete(oldest)
    served.set(name, created)
    return created
  }
  // A scenario that does not exist is to be heard of now, though the stores come later.
  createStore({ scenario })
  return {
    get: (name) => served.get(name) ?? create(name),
    reset: (name) => {
      served.delete(name)
    },
  }
}
