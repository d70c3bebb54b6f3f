import type { AnyHeader } from '../case/menu/productLineCases'
import { comingEnd } from '../contract/comingEnd'
import { lastDayOfYear } from '../contract/period'
import { lastDayOfNotice } from './terminationInfo'

/** Whether a notice could end a contract at its anniversary: of one that ends before anyway, it could not. */
export const endsAtAnniversary = (header: AnyHeader, today: string): boolean => {
  const end = comingEnd(header)
  if (end === null) return true
  const year = lastDayOfYear(header)
  return year !== null && year < end && today <= lastDayOfNotice(year)
}

/** Whether a notice given today could end a contract at all, or sooner than it ends anyway. */
export const endsWithNotice = (header: AnyHeader, today: string): boolean => {
  const end = comingEnd(header)
  return end === null || today < lastDayOfNotice(end)
}
