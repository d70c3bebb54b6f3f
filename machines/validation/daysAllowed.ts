import { addDays, isDay } from './date'
import type { Limits } from './money'

/** The first and the last selectable day, `yyyy-MM-dd`. */
export interface AllowedDays {
  readonly first: string
  readonly last: string
}

/**
 * The selectable days: the usual range from today, narrowed by the contract's limits from the insurer. If no day would
 * be left, the limits are ignored: they may be outdated, and the insurer decides.
 */
export const daysAllowed = (
  days: { readonly from: number; readonly to: number },
  today: string,
  told: Limits = {},
): AllowedDays => {
  const usual = { first: addDays(today, days.from), last: addDays(today, days.to) }
  const first = told.first && isDay(told.first) && told.first > usual.first ? told.first : usual.first
  const last = told.last && isDay(told.last) && told.last < usual.last ? told.last : usual.last
  return first <= last ? { first, last } : usual
}
