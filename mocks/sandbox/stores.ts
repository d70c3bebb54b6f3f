import { createStore } from '../store/persistence/createStore'
import { memoryPersistence, type Persistence } from '../store/persistence/persistence'
import type { Store } from '../store/store'

/** A store and its persistence. */
export interface ServedStore {
  readonly store: Store
  readonly keep: Persistence
}

/** The stores of one server by name, each created at its first access. */
export interface Stores {
  get(name: string): ServedStore
  reset(name: string): void
}

/**
 * Maximum number of stores, more than any test run needs. Beyond it, the oldest store is removed, but never the default
 * one.
 */
const MAX_STORES = 200

/** The store of an address without a store name. */
export const DEFAULT_STORE = 'default'

/**
 * Keeps stores in memory. `pagesAddressOf` returns the base address of a store's external pages.
 * @throws Error if there is no such scenario.
 */
export const createStores = (scenario: unknown, pagesAddressOf: (name: string) => string): Stores => {
  const storesByName = new Map<string, ServedStore>()
  const create = (name: string): ServedStore => {
    const store = createStore({ scenario, pages: pagesAddressOf(name) })
    const servedStore = { store, keep: memoryPersistence(store) }
    const oldestName = [...storesByName.keys()].find((other) => other !== DEFAULT_STORE)
    if (storesByName.size >= MAX_STORES && oldestName !== undefined) storesByName.delete(oldestName)
    storesByName.set(name, servedStore)
    return servedStore
  }
  // Throws now if the scenario does not exist, although the stores are created later.
  createStore({ scenario })
  return {
    get: (name) => storesByName.get(name) ?? create(name),
    reset: (name) => {
      storesByName.delete(name)
    },
  }
}
