import { dayAt } from '../../../machines/today'
import { isDay } from '../../../machines/validation/date'
import type { VehicleContract } from '../state'
import type { Store } from '../store'
import { isoDaysFrom } from '../time/days'
import { nextPeriodEnd } from '../time/period'
import { isRunning } from './memory'
import type { VehicleReason } from './reasons'

/** How many days before the anniversary a notice has to arrive. */
const NOTICE = 30

/**
 * The last day of cover: for an anniversary the day before it, otherwise the day that is asked for, however
 * long ago (who reports late cannot keep the contract), or today. `undefined` where the contract ended or cannot end on that day.
 */
export const terminationDay = (
  store: Store,
  contract: VehicleContract,
  reason: VehicleReason,
  asked?: string,
): string | undefined => {
  const { insuranceValidDate } = contract.header
  if (!isRunning(contract) || insuranceValidDate === null) return undefined
  if (reason === 'anniversary') {
    const end = nextPeriodEnd(insuranceValidDate, 12, isoDaysFrom(store.now(), NOTICE))
    return (asked ?? end) === end ? end : undefined
  }
  const day = asked ?? dayAt(store.now())
  return isDay(day) && day <= insuranceValidDate ? day : undefined
}
