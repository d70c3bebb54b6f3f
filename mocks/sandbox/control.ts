import * as v from 'valibot'
import { applyScenario } from '../scenarios'
import type { Worlds } from './stores'

/** Ten years (ms): far enough for every deadline, and every date of it can be shown. */
const YEARS = 10 * 365 * 24 * 60 * 60 * 1000
const offset = v.pipe(v.number(), v.minValue(-YEARS), v.maxValue(YEARS))
const advance = v.object({ advanceMs: v.number() })

/**
 * Steers a world from outside: POST `__sandbox/reset`, `__sandbox/scenario` (a `ScenarioInput`) and `__sandbox/clock`
 * (`{ advanceMs }`).
 * @throws Error for a command or a body that makes no sense.
 */
export const steer = (worlds: Worlds, name: string, what: string, body: unknown): void => {
  const { world } = worlds.get(name)
  switch (what) {
    case 'reset':
      worlds.reset(name)
      return
    case 'scenario':
      applyScenario(world, body)
      return
    case 'clock':
      world.state.clockOffset = v.parse(offset, world.state.clockOffset + v.parse(advance, body).advanceMs)
      return
    default:
      throw new Error(`Nothing is called "${what}": there are reset, scenario and clock.`)
  }
}
