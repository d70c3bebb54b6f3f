import * as v from 'valibot'
import { applyScenario } from '../scenarios'
import type { Stores } from './stores'

/**
 * Maximum difference between the clock and the real time: ten years, in ms. This is longer than every deadline, and the
 * portal can show all dates in this range.
 */
const MAX_CLOCK_OFFSET = 10 * 365 * 24 * 60 * 60 * 1000
const clockOffsetSchema = v.pipe(v.number(), v.minValue(-MAX_CLOCK_OFFSET), v.maxValue(MAX_CLOCK_OFFSET))
const clockCommandSchema = v.object({ advanceMs: v.number() })

/**
 * Controls a store from outside: POST `__sandbox/reset`, `__sandbox/scenario` (a `ScenarioInput`) and `__sandbox/clock`
 * (`{ advanceMs }`).
 * @throws Error for an unknown command or an invalid body.
 */
export const applyCommand = (stores: Stores, storeName: string, commandName: string, body: unknown): void => {
  const { store } = stores.get(storeName)
  switch (commandName) {
    case 'reset':
      stores.reset(storeName)
      return
    case 'scenario':
      applyScenario(store, body)
      return
    case 'clock':
      store.state.clockOffset = v.parse(
        clockOffsetSchema,
        store.state.clockOffset + v.parse(clockCommandSchema, body).advanceMs,
      )
      return
    default:
      throw new Error(`Nothing is called "${commandName}": there are reset, scenario and clock.`)
  }
}
