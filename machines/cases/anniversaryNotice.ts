import type { AnyHeader, Customer } from '../case/menu/productLineCases'
import type { Task } from '../case/menu/task'
import { addDays } from '../validation/date'
import { lastDayOfYear } from './period'
import { scheduledEndOf } from './scheduledEnd'
import { lastNoticeDay } from './terminationInfo'

/** Number of days before the deadline on which the task appears. The letter about next year's premium is sent then. */
const LEAD_DAYS = 60

/**
 * The task to give notice at the anniversary. `null` if the deadline has passed or is unknown, or if the contract's end
 * is already set.
 */
export const anniversaryNoticeTask = (header: AnyHeader, { today }: Pick<Customer, 'today'>): Task | null => {
  const yearEnd = lastDayOfYear(header)
  if (yearEnd === null || scheduledEndOf(header) !== null) return null
  const noticeDeadline = lastNoticeDay(yearEnd)
  return noticeDeadline < today
    ? null
    : { name: 'notice', inside: 'anniversary', until: noticeDeadline, toldFrom: addDays(noticeDeadline, -LEAD_DAYS) }
}
