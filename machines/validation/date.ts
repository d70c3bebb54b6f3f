import type { Problem } from './problem'
import { normaliseText } from './text'

const DAY = 24 * 60 * 60 * 1000

/** Adds days to a day (`yyyy-MM-dd`). The number of days may be negative. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)

/** The number of days from one day (`yyyy-MM-dd`) to another; negative if the other is earlier. */
export const daysBetween = (first: string, last: string): number =>
  Math.round((Date.parse(last) - Date.parse(first)) / DAY)

/** Tells if a text is a calendar day in the format `yyyy-MM-dd`. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text

/** Checks that a day is between two others, both inclusive. */
export const checkDay = (typed: string, first: string, last: string): Problem | null => {
  const day = normaliseText(typed)
  if (day === '') return { name: 'dateMissing' }
  if (!isDay(day)) return { name: 'dateMalformed' }
  if (day < first) return { name: 'dateTooEarly', values: { day: first } }
  return day > last ? { name: 'dateTooLate', values: { day: last } } : null
}
