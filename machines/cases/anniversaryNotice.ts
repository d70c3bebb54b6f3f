import type { AnyHeader, Customer } from '../case/menu/productLineCases'
import type { Task } from '../case/menu/task'
import { addDays } from '../validation/date'
import { comingEnd } from './comingEnd'
import { lastDayOfYear } from './period'
import { lastDayOfNotice } from './terminationInfo'

/** The task appears this many days before the deadline, when the letter about next year's premium is sent. */
const LEAD_DAYS = 60

/** The task to give notice at the anniversary; `null` if it is too late or the contract's end is already set. */
export const anniversaryNotice = (header: AnyHeader, { today }: Pick<Customer, 'today'>): Task | null => {
  const end = lastDayOfYear(header)
  if (end === null || comingEnd(header) !== null) return null
  const until = lastDayOfNotice(end)
  return until < today ? null : { name: 'notice', inside: 'anniversary', until, toldFrom: addDays(until, -LEAD_DAYS) }
}
