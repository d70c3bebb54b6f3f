import type { AnyHeader } from '../case/menu/productLineCases'
import { addDays, isDay } from '../validation/date'
import { scheduledEndOf } from './scheduledEnd'

/** Approximate length of an insurance year in days, for the drawing of the year. */
const YEAR_DAYS = 365

/**
 * The last day of the insurance year, `yyyy-MM-dd`; `null` if the insurer does not report it, or the contract has
 * ended.
 */
export const lastDayOfYear = ({ contract, insuranceValidDate }: AnyHeader): string | null => {
  const { contractStatusId, anniversaryDate } = contract
  if (contractStatusId !== 1) return null
  if (anniversaryDate && isDay(anniversaryDate)) return addDays(anniversaryDate, -1)
  return insuranceValidDate && isDay(insuranceValidDate) ? insuranceValidDate : null
}

/** An insurance year of a contract. Days are `yyyy-MM-dd`. */
export interface InsuranceYear {
  readonly from: string
  /** First day of the next year (the anniversary); the last day of cover if the contract ends in this year. */
  readonly next: string
  readonly isLast: boolean
}

/**
 * The current insurance year. `null` if the insurer does not report its last day, if that day has passed, or if the
 * contract has ended.
 */
export const insuranceYearOf = (header: AnyHeader, today: string): InsuranceYear | null => {
  const yearEnd = lastDayOfYear(header)
  if (yearEnd === null || yearEnd < today) return null
  const nextYearStart = addDays(yearEnd, 1)
  const yearStart = addDays(nextYearStart, -YEAR_DAYS)
  const contractEnd = scheduledEndOf(header)
  return contractEnd !== null && contractEnd <= yearEnd
    ? { from: yearStart, next: contractEnd, isLast: true }
    : { from: yearStart, next: nextYearStart, isLast: false }
}
