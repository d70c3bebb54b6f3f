import type { TextStore } from '../../../src/browser/sturdyStorage'
import { tabFiles } from '../documents/tabFiles'
import type { Store } from '../store'
import { createStore, type StoreOptions } from './createStore'

/** Runs a function on a store and persists the changes. */
export type Persistence = <Result>(operation: (store: Store) => Result) => Result

/** Persists nothing: the store lives in memory. */
export const memoryPersistence =
  (store: Store): Persistence =>
  (operation) =>
    operation(store)

const STORE_KEY = 'mock-world'
const SCENARIO_KEY = 'mock-scenario'

/**
 * Stores the simulated insurer in the tab's storage, so that it survives a reload. Removing the key `mock-world` resets
 * the store. Each call reads the scenario from `mock-scenario` (JSON, see `ScenarioInput`).
 */
export const tabPersistence = (
  storage: TextStore,
  { files = tabFiles(storage), ...options }: Pick<StoreOptions, 'now' | 'files'> = {},
): Persistence => {
  return (operation) => {
    const store = createStore({
      ...options,
      saved: parseJson(storage.getItem(STORE_KEY)),
      files,
      scenario: storedScenario(storage),
    })
    const result = operation(store)
    storage.setItem(STORE_KEY, JSON.stringify(store.state))
    return result
  }
}

/** Sets the scenario of this tab's store. */
export const chooseScenario = (storage: TextStore, name: string): void =>
  storage.setItem(SCENARIO_KEY, JSON.stringify(name))

/** Deletes this tab's store and its files, but not the scenario. Resolves when both are deleted. */
export const resetTab = async (storage: TextStore, persistence: Persistence): Promise<void> => {
  const files = persistence((store) => store.files)
  files.clear()
  await files.settled()
  storage.removeItem(STORE_KEY)
}

// The stored scenario is JSON, or a plain name such as `default`.
const storedScenario = (storage: TextStore): unknown => {
  const text = storage.getItem(SCENARIO_KEY)
  return parseJson(text) ?? text ?? 'default'
}

/** Parses JSON from a storage; `undefined` if it is missing or invalid. */
export const parseJson = (text: string | null): unknown => {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
