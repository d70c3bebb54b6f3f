import type { AnyHeader } from '../case/menu/productLineCases'
import { addDays, isDay } from '../validation/date'
import { comingEnd } from './comingEnd'

/** Length of an insurance year in days, for drawing it. */
const YEAR = 365

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
export interface Year {
  readonly from: string
  /** First day of the next year (the anniversary); the last day of cover if the contract ends in this year. */
  readonly next: string
  readonly isLast: boolean
}

/** The current insurance year; `null` if the insurer does not report it. */
export const yearOf = (header: AnyHeader, today: string): Year | null => {
  const end = lastDayOfYear(header)
  if (end === null || end < today) return null
  const next = addDays(end, 1)
  const from = addDays(next, -YEAR)
  const last = comingEnd(header)
  return last !== null && last <= end ? { from, next: last, isLast: true } : { from, next, isLast: false }
}
