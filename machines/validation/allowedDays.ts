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
export const allowedDays = (
  days: { readonly from: number; readonly to: number },
  today: string,
  limits: Limits = {},
): AllowedDays => {
  const usualDays = { first: addDays(today, days.from), last: addDays(today, days.to) }
  const first = limits.first && isDay(limits.first) && limits.first > usualDays.first ? limits.first : usualDays.first
  const last = limits.last && isDay(limits.last) && limits.last < usualDays.last ? limits.last : usualDays.last
  return first <= last ? { first, last } : usualDays
}
