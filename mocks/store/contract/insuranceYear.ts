import { yearUntil } from '../seed/period'
import type { Contract } from '../state'
import { isoDaysFrom } from '../time/days'
import { monthsFrom } from '../time/period'

/**
 * Begins a contract's insurance year on a day (`yyyy-MM-dd`), as its header and letters show it. Returns the day on
 * which the next one begins.
 */
export const beginYear = ({ header }: Contract, day: string): string => {
  const next = monthsFrom(day, 12)
  const lastDay = isoDaysFrom(Date.parse(next), -1)
  header.insurancePeriod = yearUntil(lastDay)
  header.insuranceValidDate = lastDay
  return next
}
