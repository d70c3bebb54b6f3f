import type { CaseResult } from '../../../src/api/entities'
import { putInForceFrom, type Reactivation, reactivateContract } from '../contract/reactivated'
import type { TimedEvent } from '../contract/timedEvents'
import type { VehicleContract } from '../state'
import type { Store } from '../store'
import { isRunning, vehicleMemory } from './memory'
import { NON_PAYMENT } from './reasons'

/** Reactivates a contract that ended because of unpaid premiums. Returns `undefined` if that is not possible. */
export const reactivateVehicle = (
  store: Store,
  contract: VehicleContract,
  request: Reactivation,
): CaseResult | undefined =>
  isRunning(contract) || contract.header.contract.terminationReasonId !== NON_PAYMENT
    ? undefined
    : reactivateContract(store, contract, {
        memory: vehicleMemory(contract),
        asked: request,
        runAgain: (day) => bringBackIntoForce(contract, day),
      })

/** The event that brings an ended contract back into force on its planned day; `undefined` if none is planned. */
export const reactivationEvent = (contract: VehicleContract): TimedEvent | undefined => {
  const { reactivation: day } = vehicleMemory(contract)
  return day === undefined ? undefined : { day, happens: () => bringBackIntoForce(contract, day) }
}

const bringBackIntoForce = (contract: VehicleContract, day: string): void => {
  delete vehicleMemory(contract).reactivation
  putInForceFrom(contract, day)
}
