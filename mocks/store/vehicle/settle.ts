import { applyDueEvents } from '../contract/passing'
import { runningEvents, transfer } from '../contract/premiums'
import { writeTermination } from '../contract/termination'
import type { VehicleContract } from '../state'
import type { Store } from '../store'
import { anniversary } from './anniversary'
import { endUnpaid } from './ending'
import { isRunning, vehicleMemory } from './memory'
import { reactivation } from './reactivation'
import { removalEnd } from './removalEnd'
import { termination } from './termination'

/** Applies all events of a vehicle contract that are due by now. */
export const settleVehicle = (store: Store, contract: VehicleContract): void => {
  writeTermination(contract, vehicleMemory(contract).terminations)
  applyDueEvents(store, () =>
    isRunning(contract)
      ? runningEvents(store, contract, {
          year: anniversary(contract),
          coming: [removalEnd(contract), termination(contract)],
          lapse: (then, endDate) => endUnpaid(then, contract, endDate),
        })
      : [transfer(contract), reactivation(contract)],
  )
}
