import type { AnyHeader } from '../case/menu/productLineCases'
import { addDays, isDay } from '../validation/date'
import { comingEnd } from './comingEnd'

/** How long, in days, a year is drawn. */
const YEAR = 365

/** The last day of the insurance's year, `yyyy-MM-dd`; `null` where the insurer does not tell, or the contract has ended. */
export const lastDayOfYear = ({ contract, insuranceValidDate }: AnyHeader): string | null => {
  const { contractStatusId, anniversaryDate } = contract
  if (contractStatusId !== 1) return null
  if (anniversaryDate && isDay(anniversaryDate)) return addDays(anniversaryDate, -1)
  return insuranceValidDate && isDay(insuranceValidDate) ? insuranceValidDate : null
}

/** A year of a contract, its days as `yyyy-MM-dd`. */
export interface Year {
  readonly from: string
  /** The anniversary, which begins the next; of a year in which the contract ends, its last day. */
  readonly next: string
  readonly isLast: boolean
}

/** The year that a contract is in; `null` where the insurer does not tell of the one that runs. */
export const yearOf = (header: AnyHeader, today: string): Year | null => {
  const end = lastDayOfYear(header)
  if (end === null || end < today) return null
  const next = addDays(end, 1)
  const from = addDays(next, -YEAR)
  const last = comingEnd(header)
  return last !== null && last <= end ? { from, next: last, isLast: true } : { from, next, isLast: false }
}
