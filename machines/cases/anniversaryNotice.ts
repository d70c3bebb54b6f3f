import type { AnyHeader, Customer } from '../case/menu/productLineCases'
import type { Task } from '../case/menu/task'
import { comingEnd } from '../contract/comingEnd'
import { lastDayOfYear } from '../contract/period'
import { addDays } from '../validation/date'
import { lastDayOfNotice } from './terminationInfo'

/** How long before its last day a notice is told of, in days: when the letter about the next year's premium comes. */
const AHEAD = 60

/** The notice with which a contract ends at its anniversary, as long as it can be in time and none has been given. */
export const anniversaryNotice = (header: AnyHeader, { today }: Pick<Customer, 'today'>): Task | null => {
  const end = lastDayOfYear(header)
  if (end === null || comingEnd(header) !== null) return null
  const until = lastDayOfNotice(end)
  return until < today ? null : { name: 'notice', inside: 'anniversary', until, toldFrom: addDays(until, -AHEAD) }
}
