import { addDays, isDay } from './date'
import type { Limits } from './money'

/** The first and the last day that can be chosen, `yyyy-MM-dd`. */
export interface AllowedDays {
  readonly first: string
  readonly last: string
}

/**
 * The days that can be chosen, of those within so many days from today and what the insurer has told of this contract. What
 * it told is left aside where no day would be left: it may be old, and the insurer decides.
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
