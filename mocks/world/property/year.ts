import type { Passing } from '../contract/passing'
import { yearUntil } from '../seed/period'
import type { PropertyContract } from '../state'
import { isoDaysFrom } from '../time/days'
import { dayAfter, monthsFrom } from '../time/period'

/** That a contract's next year begins; it costs the same. */
export const year = ({ header }: PropertyContract): Passing | undefined => {
  if (header.insuranceValidDate === null) return undefined
  const day = dayAfter(header.insuranceValidDate)
  const happens: Passing['happens'] = () => {
    const lastDay = isoDaysFrom(Date.parse(monthsFrom(day, 12)), -1)
    header.insurancePeriod = yearUntil(lastDay)
    header.insuranceValidDate = lastDay
  }
  return { day, happens }
}

/**
 * Lets the year that a contract tells end with a day, where it ends in it. Periods are still counted from the year's own end:
 * another notice may end the contract sooner.
 */
export const endYearOn = ({ header }: PropertyContract, endDate: string): void => {
  const lastDay = header.insuranceValidDate
  if (lastDay !== null && endDate < lastDay) header.insurancePeriod = yearUntil(lastDay, endDate)
}
