import { insuranceYearText } from '../seed/period'
import type { Contract } from '../state'
import { isoDaysFrom } from '../time/days'
import { monthsFrom } from '../time/period'

/**
 * Starts a contract's insurance year on a day (`yyyy-MM-dd`). The header and the letters show the year. Returns the
 * first day of the following year.
 */
export const beginYear = ({ header }: Contract, day: string): string => {
  const nextYearStart = monthsFrom(day, 12)
  const lastDay = isoDaysFrom(Date.parse(nextYearStart), -1)
  header.insurancePeriod = insuranceYearText(lastDay)
  header.insuranceValidDate = lastDay
  return nextYearStart
}
