import { runningEvents, transferEvent } from '../contract/premiums'
import { writeTermination } from '../contract/termination'
import { applyDueEvents } from '../contract/timedEvents'
import type { VehicleContract } from '../state'
import type { Store } from '../store'
import { anniversaryEvent } from './anniversary'
import { endForNonPayment } from './ending'
import { isRunning, vehicleMemory } from './memory'
import { reactivationEvent } from './reactivation'
import { removalEndEvent } from './removalEnd'
import { terminationEvent } from './termination'

/** Applies all events of a vehicle contract that are due by now. */
export const settleVehicle = (store: Store, contract: VehicleContract): void => {
  writeTermination(contract, vehicleMemory(contract).terminations)
  applyDueEvents(store, () =>
    isRunning(contract)
      ? runningEvents(store, contract, {
          year: anniversaryEvent(contract),
          coming: [removalEndEvent(contract), terminationEvent(contract)],
          lapse: (storeThatDay, endDate) => endForNonPayment(storeThatDay, contract, endDate),
        })
      : [transferEvent(contract), reactivationEvent(contract)],
  )
}
