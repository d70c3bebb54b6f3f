import type { AnyHeader } from '../case/menu/productLineCases'
import { comingEnd } from './comingEnd'
import { lastDayOfYear } from './period'
import { lastDayOfNotice } from './terminationInfo'

/** Tells if a notice could end the contract at its anniversary; `false` if the contract ends earlier anyway. */
export const endsAtAnniversary = (header: AnyHeader, today: string): boolean => {
  const end = comingEnd(header)
  if (end === null) return true
  const year = lastDayOfYear(header)
  return year !== null && year < end && today <= lastDayOfNotice(year)
}

/** Tells if a notice given today could end the contract, or end it sooner than already planned. */
export const endsWithNotice = (header: AnyHeader, today: string): boolean => {
  const end = comingEnd(header)
  return end === null || today < lastDayOfNotice(end)
}
