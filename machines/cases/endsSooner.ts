import type { AnyHeader } from '../case/menu/productLineCases'
import { lastDayOfYear } from './period'
import { scheduledEndOf } from './scheduledEnd'
import { lastNoticeDay } from './terminationInfo'

/**
 * Tells if a notice given today could end the contract at an anniversary. `true` if the contract is not terminated yet.
 * A terminated contract must end after the anniversary, and it must not be too late to give notice for that day.
 */
export const canEndAtAnniversary = (header: AnyHeader, today: string): boolean => {
  const scheduledEnd = scheduledEndOf(header)
  if (scheduledEnd === null) return true
  const yearEnd = lastDayOfYear(header)
  return yearEnd !== null && yearEnd < scheduledEnd && today <= lastNoticeDay(yearEnd)
}

/** Tells if a notice given today could end the contract, or end it sooner than already planned. */
export const canEndByNotice = (header: AnyHeader, today: string): boolean => {
  const scheduledEnd = scheduledEndOf(header)
  return scheduledEnd === null || today < lastNoticeDay(scheduledEnd)
}
