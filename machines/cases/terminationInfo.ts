import type { InferOutput } from 'valibot'
import type { terminationInfo } from '../../src/api/entities'
import type { Detail } from '../case/detail'
import { knownDetail, knownMoney } from '../case/knownDetail'
import { addDays, isDay } from '../validation/date'

type Info = InferOutput<typeof terminationInfo>

/** How many days before the last day of the period a notice has to be there. */
const NOTICE = 30

/** Until when a notice has to be there for a contract to end with a period, by that period's last day (decision 14). */
export const noticeUntil = ({ insuranceEndDate: end }: Info): readonly Detail[] =>
  // An insurer's 31 February is no day to count from: some engines throw at it.
  knownDetail('noticeUntil', 'date', end && isDay(end) ? addDays(end, -NOTICE) : undefined)

/** What a termination costs, as far as the insurer tells. */
export const terminationCosts = ({ debtForWithdraw, durationDiscount }: Info): readonly Detail[] => [
  ...knownMoney('debtForWithdraw', debtForWithdraw),
  ...knownMoney('durationDiscount', durationDiscount),
]
