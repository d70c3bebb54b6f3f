import type { TextStore } from '../../../src/browser/sturdyStorage'
import { tabFiles } from '../documents/tabFiles'
import type { World } from '../store'
import { createWorld, type WorldOptions } from './createStore'

/** Lets somebody read and change a world, and sees to it that the change is kept. */
export type Keeper = <Result>(act: (world: World) => Result) => Result

/** Keeps a world in memory. */
export const memoryKeeper =
  (world: World): Keeper =>
  (act) =>
    act(world)

const WORLD = 'mock-world'
const SCENARIO = 'mock-scenario'

/**
 * Keeps a world in the tab, so that a reload goes on with it. Removing `mock-world` resets it; the scenario is what
 * `mock-scenario` says (JSON, see `ScenarioInput`) at each call.
 */
export const tabKeeper = (
  storage: TextStore,
  { files = tabFiles(storage), ...options }: Pick<WorldOptions, 'now' | 'files'> = {},
): Keeper => {
  return (act) => {
    const world = createWorld({
      ...options,
      saved: parsed(storage.getItem(WORLD)),
      files,
      scenario: scenarioIn(storage),
    })
    const result = act(world)
    storage.setItem(WORLD, JSON.stringify(world.state))
    return result
  }
}

/** Makes this tab's world follow another scenario from now on. */
export const chooseScenario = (storage: TextStore, name: string): void =>
  storage.setItem(SCENARIO, JSON.stringify(name))

/** Forgets this tab's world and its files; the scenario stays. Resolves when that is done. */
export const resetTab = async (storage: TextStore, keep: Keeper): Promise<void> => {
  const files = keep((world) => world.files)
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
