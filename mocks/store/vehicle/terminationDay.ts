import { dayAt } from '../../../machines/today'
import { isDay } from '../../../machines/validation/date'
import type { VehicleContract } from '../state'
import type { Store } from '../store'
import { isoDaysFrom } from '../time/days'
import { nextPeriodEnd } from '../time/period'
import { isRunning } from './memory'
import type { VehicleReason } from './reasons'

/** Minimum number of days between the arrival of a notice and the anniversary. */
const NOTICE_DAYS = 30

/**
 * The last day of cover: for `anniversary` the day before an anniversary, otherwise `requestedDay` or today. The day
 * may be in the past, because an event such as a sale ends the contract even if the customer reports it late. Returns
 * `undefined` if the contract has ended or cannot end on that day.
 */
export const terminationDay = (
  store: Store,
  contract: VehicleContract,
  reason: VehicleReason,
  requestedDay?: string,
): string | undefined => {
  const { insuranceValidDate } = contract.header
  if (!isRunning(contract) || insuranceValidDate === null) return undefined
  if (reason === 'anniversary') {
    const endDate = nextPeriodEnd(insuranceValidDate, 12, isoDaysFrom(store.now(), NOTICE_DAYS))
    return (requestedDay ?? endDate) === endDate ? endDate : undefined
  }
  const day = requestedDay ?? dayAt(store.now())
  return isDay(day) && day <= insuranceValidDate ? day : undefined
}
