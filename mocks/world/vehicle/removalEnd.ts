import { dayAt } from '../../../machines/today'
import type { VehicleContract } from '../state'
import { isoDaysFrom } from '../time/days'
import type { World } from '../world'
import { endContract } from './ending'
import { isRunning, vehicleMemory } from './memory'
import { NOT_BACK } from './reasons'

/** For how many days a vehicle may be out of traffic before its cover ends (about half a year). */
const LONGEST = 183

/** The last day that a vehicle may be out of traffic which left it on a day. */
export const lastDayOut = (day: string): string => isoDaysFrom(Date.parse(day), LONGEST)

/** Ends a contract whose vehicle was not brought back into traffic for as long as it may be out. */
export const settleRemoval = (world: World, contract: VehicleContract): void => {
  const { removedSince } = vehicleMemory(contract)
  if (!isRunning(contract) || removedSince === null) return
  const endDate = lastDayOut(removedSince)
  if (endDate >= dayAt(world.now())) return
  endContract(world, contract, { endDate, terminationReasonId: NOT_BACK })
}
