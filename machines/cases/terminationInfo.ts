import type { InferOutput } from 'valibot'
import type { terminationInfo } from '../../src/api/entities'
import type { Detail } from '../case/detail'
import { knownMoney } from '../case/knownDetail'
import { addDays, isDay } from '../validation/date'

type Info = InferOutput<typeof terminationInfo>

/** How many days before the last day of the period a notice has to be there. */
const NOTICE = 30

/** How long, in days, a period is drawn. */
const LENGTH = { year: 365, quarter: 91 } as const

/** The last day on which a notice may be there for a contract to end on a day, `yyyy-MM-dd`. */
export const lastDayOfNotice = (end: string): string => addDays(end, -NOTICE)

/** Until when a notice has to be there for a contract to end with a period, by that period's last day (decision 14). */
export const noticeUntil = (
  { insuranceEndDate: end }: Info,
  period: keyof typeof LENGTH = 'year',
): readonly Detail[] => {
  // An insurer's 31 February is no day to count from: some engines throw at it.
  if (!end || !isDay(end)) return []
  const next = addDays(end, 1)
  const value = { until: lastDayOfNotice(end), from: addDays(next, -LENGTH[period]), next, isYear: period === 'year' }
  return [{ name: 'noticeUntil', kind: 'deadline', value }]
}

/** What a termination costs, as far as the insurer tells. */
export const terminationCosts = ({ debtForWithdraw, durationDiscount }: Info): readonly Detail[] => [
  ...knownMoney('debtForWithdraw', debtForWithdraw),
  ...knownMoney('durationDiscount', durationDiscount),
]
