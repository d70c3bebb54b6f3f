import type { TextStore } from '../../../src/browser/sturdyStorage'
import { tabFiles } from '../documents/tabFiles'
import type { Store } from '../store'
import { createStore, type StoreOptions } from './createStore'

/** Lets somebody read and change a store, and sees to it that the change is kept. */
export type Persistence = <Result>(act: (store: Store) => Result) => Result

/** Keeps a store in memory. */
export const memoryPersistence =
  (store: Store): Persistence =>
  (act) =>
    act(store)

const WORLD = 'mock-world'
const SCENARIO = 'mock-scenario'

/**
 * Keeps a store in the tab, so that a reload goes on with it. Removing `mock-world` resets it; the scenario is what
 * `mock-scenario` says (JSON, see `ScenarioInput`) at each call.
 */
export const tabPersistence = (
  storage: TextStore,
  { files = tabFiles(storage), ...options }: Pick<StoreOptions, 'now' | 'files'> = {},
): Persistence => {
  return (act) => {
    const store = createStore({
      ...options,
      saved: parsed(storage.getItem(WORLD)),
      files,
      scenario: scenarioIn(storage),
    })
    const result = act(store)
    storage.setItem(WORLD, JSON.stringify(store.state))
    return result
  }
}

/** Makes this tab's store follow another scenario from now on. */
export const chooseScenario = (storage: TextStore, name: string): void =>
  storage.setItem(SCENARIO, JSON.stringify(name))

/** Forgets this tab's store and its files; the scenario stays. Resolves when that is done. */
export const resetTab = async (storage: TextStore, keep: Persistence): Promise<void> => {
  const files = keep((store) => store.files)
  files.clear()
  await files.settled()
  storage.removeItem(WORLD)
}

// A bare name is as good as one in quotes.
const scenarioIn = (storage: TextStore): unknown => {
  const text = storage.getItem(SCENARIO)
  return parsed(text) ?? text ?? 'default'
}

/** JSON that stands in a store; `undefined` for nothing and for garbage. */
export const parsed = (text: string | null): unknown => {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
