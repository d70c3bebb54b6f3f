import type { AnyHeader, Customer } from '../case/menu/productLineCases'
import type { Task } from '../case/menu/task'
import { addDays } from '../validation/date'
import { comingEnd } from './comingEnd'
import { lastDayOfYear } from './period'
import { lastDayOfNotice } from './terminationInfo'

/** Days before the deadline when the task appears: the time of the letter about next year's premium. */
const AHEAD = 60

/** Returns the task of an anniversary notice, while it can arrive in time and no notice was given. */
export const anniversaryNotice = (header: AnyHeader, { today }: Pick<Customer, 'today'>): Task | null => {
  const end = lastDayOfYear(header)
  if (end === null || comingEnd(header) !== null) return null
  const until = lastDayOfNotice(end)
  return until < today ? null : { name: 'notice', inside: 'anniversary', until, toldFrom: addDays(until, -AHEAD) }
}
