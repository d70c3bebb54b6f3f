import { isoDay, isoDaysFrom } from './days'
import { nextPeriodEnd } from './homePeriod'
import type { VehicleContract } from './state'
import type { VehicleReason } from './vehicleReasons'
import { isRunning } from './vehicleSlice'
import type { World } from './world'

/** How many days before the anniversary a notice has to arrive. */
const NOTICE = 30

/** How many days back a sale or a withdrawal may lie that is reported now. */
const EARLIEST = 60

/**
 * The last day of cover: for an anniversary the day before it, otherwise the day that is asked for, or today.
 * `undefined` where the contract ended or cannot end on that day.
 */
export const terminationDay = (
  world: World,
  contract: VehicleContract,
  reason: VehicleReason,
  asked?: string,
): string | undefined => {
  const { insuranceValidDate } = contract.header
  if (!isRunning(contract) || insuranceValidDate === null) return undefined
  if (reason === 'anniversary') {
    const end = nextPeriodEnd(insuranceValidDate, 12, isoDaysFrom(world.now(), NOTICE))
    return (asked ?? end) === end ? end : undefined
  }
  const day = asked ?? isoDay(world.now())
  return day >= isoDaysFrom(world.now(), -EARLIEST) && day <= insuranceValidDate ? day : undefined
}
