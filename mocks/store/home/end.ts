import { WITHDRAWAL_DAYS, YEAR_DAYS } from '../../../machines/cases/dateLimits'
import { canEndInMarch, lastMarchNoticeDay } from '../../../machines/cases/home/march'
import { lastNoticeDay } from '../../../machines/cases/terminationInfo'
import { dayAt } from '../../../machines/today'
import { addDays, isDay } from '../../../machines/validation/date'
import type { HomeContract } from '../state'
import type { Store } from '../store'
import { isoDaysFrom } from '../time/days'
import { nextPeriodEnd } from '../time/period'
import type { HomeReason } from './reasons'

/**
 * Days of notice before the end of an insurance period. After a March notice, cover continues for the same number of
 * days.
 */
const NOTICE_DAYS = 30

/** The last day for withdrawing from a contract that began on `start`. */
const lastWithdrawalDay = (start: string): string => addDays(start, WITHDRAWAL_DAYS)

/** The customer's request to end a contract. */
export interface EndRequest {
  readonly terminationDate?: string | undefined
  readonly description?: string | null | undefined
  readonly isMarchTermination?: boolean | undefined
}

/**
 * The day on which a contract would end. Returns `undefined` if it cannot end for this reason or on the requested day.
 */
export const endDateFor = (
  store: Store,
  { header }: HomeContract,
  reason: HomeReason,
  request: EndRequest = {},
): string | undefined => {
  const today = dayAt(store.now())
  const noticeEnd = isoDaysFrom(store.now(), NOTICE_DAYS)
  const validDate = header.insuranceValidDate
  const start = header.contract.startDate ?? today
  const endOnlyOn = (end: string) => ((request.terminationDate ?? end) === end ? end : undefined)
  const endNotBefore = (firstDay: string, defaultEnd: string) => {
    const end = request.terminationDate ?? defaultEnd
    return isDay(end) && end >= firstDay ? end : undefined
  }
  const lastAllowedDay = isoDaysFrom(store.now(), YEAR_DAYS)
  const endWithinYear = (end: string | undefined) => (end !== undefined && end <= lastAllowedDay ? end : undefined)
  if (header.contract.contractStatusId === 2 || validDate === null) return undefined
  switch (reason) {
    case 'anniversary':
      return endOnlyOn(nextPeriodEnd(validDate, 12, noticeEnd))
    case 'quarterly':
      return endOnlyOn(nextPeriodEnd(validDate, 3, noticeEnd))
    case '14-days':
      return today <= lastWithdrawalDay(start) ? endOnlyOn(today) : undefined
    case 'home-sell':
    case 'loss-of-interest': {
      // The reason is a past event, e.g. a sale, that a document proves. So the contract cannot end in the future.
      const end = endNotBefore(start, today)
      return end !== undefined && end <= today ? end : undefined
    }
    case 'other':
      if (request.isMarchTermination === true) return canEndInMarch(today) ? endOnlyOn(noticeEnd) : undefined
      return request.description ? endWithinYear(endNotBefore(today, today)) : undefined
  }
}

/** The last day on which a notice for this reason is in time; `undefined` if there is no deadline. */
export const noticeDeadline = (
  store: Store,
  { header: { contract } }: HomeContract,
  reason: HomeReason,
  { endDate, isMarchTermination }: EndRequest & { readonly endDate: string },
): string | undefined => {
  if (reason === 'anniversary' || reason === 'quarterly') return lastNoticeDay(endDate)
  if (reason === '14-days') return lastWithdrawalDay(contract.startDate ?? endDate)
  return isMarchTermination === true ? lastMarchNoticeDay(Number(dayAt(store.now()).slice(0, 4))) : undefined
}
