import { scheduledEndOf } from '../../../machines/cases/scheduledEnd'
import type { TimedEvent } from '../contract/timedEvents'
import type { VehicleContract } from '../state'
import { isoDaysFrom } from '../time/days'
import { dayAfter } from '../time/period'
import { endContract } from './ending'
import { vehicleMemory } from './memory'
import { NOT_RETURNED_TO_TRAFFIC } from './reasons'

/** Days that a vehicle may be out of traffic before its cover ends (about half a year). */
const MAX_DAYS_OUT = 183

const longestRemovalEnd = (day: string): string => isoDaysFrom(Date.parse(day), MAX_DAYS_OUT)

/**
 * The last day on which a contract's vehicle may be out of traffic, if it was removed on `day`. A terminated contract
 * may end before.
 */
export const lastDayOutOfTraffic = ({ header }: VehicleContract, day: string): string => {
  const [lastDay, end] = [longestRemovalEnd(day), scheduledEndOf(header)]
  return end !== null && end < lastDay ? end : lastDay
}

/**
 * The event that ends a contract whose vehicle stays out of traffic too long; `undefined` while the vehicle is in
 * traffic.
 */
export const removalEndEvent = (contract: VehicleContract): TimedEvent | undefined => {
  const { removedSince } = vehicleMemory(contract)
  if (removedSince === null) return undefined
  const endDate = longestRemovalEnd(removedSince)
  return {
    day: dayAfter(endDate),
    happens: (storeThatDay) =>
      endContract(storeThatDay, contract, { endDate, terminationReasonId: NOT_RETURNED_TO_TRAFFIC }),
  }
}
