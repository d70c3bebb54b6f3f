import { createWorld } from '../store/persistence/createStore'
import { type Keeper, memoryKeeper } from '../store/persistence/persistence'
import type { World } from '../store/store'

/** A world, and what keeps it. */
export interface ServedWorld {
  readonly world: World
  readonly keep: Keeper
}

/** The worlds of one server, by name, each made when it is first asked for. */
export interface Worlds {
  get(name: string): ServedWorld
  reset(name: string): void
}

/** More than any test run has at a time. The one that was made first goes first, but the default one stays. */
const MOST = 200

/** The world of an address that names none. */
export const DEFAULT = 'default'

/**
 * Keeps worlds in memory. `pagesOf` tells where the pages stand that a world sends its customers to.
 * @throws Error where there is no such scenario.
 */
export const createWorlds = (scenario: unknown, pagesOf: (name: string) => string): Worlds => {
  const served = new Map<string, ServedWorld>()
  const create = (name: string): ServedWorld => {
    const world = createWorld({ scenario, pages: pagesOf(name) })
    const created = { world, keep: memoryKeeper(world) }
    const oldest = [...served.keys()].find((other) => other !== DEFAULT)
    if (served.size >= MOST && oldest !== undefined) served.delete(oldest)
    served.set(name, created)
    return created
  }
  // A scenario that does not exist is to be heard of now, though the worlds come later.
  createWorld({ scenario })
  return {
    get: (name) => served.get(name) ?? create(name),
    reset: (name) => {
      served.delete(name)
    },
  }
}
