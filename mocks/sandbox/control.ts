import * as v from 'valibot'
import { applyScenario } from '../scenarios'
import type { Worlds } from './worlds'

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
      world.state.clockOffset += v.parse(v.object({ advanceMs: v.number() }), body).advanceMs
      return
    default:
      throw new Error(`Nothing is called "${what}": there are reset, scenario and clock.`)
  }
}
