import * as v from 'valibot'
import { applyScenario } from '../scenarios'
import type { Stores } from './stores'

/** Ten years in ms: enough for every deadline, and all such dates can be shown. */
const YEARS = 10 * 365 * 24 * 60 * 60 * 1000
const offset = v.pipe(v.number(), v.minValue(-YEARS), v.maxValue(YEARS))
const advance = v.object({ advanceMs: v.number() })

/**
 * Controls a store from outside: POST `__sandbox/reset`, `__sandbox/scenario` (a `ScenarioInput`) and `__sandbox/clock`
 * (`{ advanceMs }`).
 * @throws Error for an unknown command or an invalid body.
 */
export const steer = (stores: Stores, name: string, commandName: string, body: unknown): void => {
  const { store } = stores.get(name)
  switch (commandName) {
    case 'reset':
      stores.reset(name)
      return
    case 'scenario':
      applyScenario(store, body)
      return
    case 'clock':
      store.state.clockOffset = v.parse(offset, store.state.clockOffset + v.parse(advance, body).advanceMs)
      return
    default:
      throw new Error(`Nothing is called "${commandName}": there are reset, scenario and clock.`)
  }
}
