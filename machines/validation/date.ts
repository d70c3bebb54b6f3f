import type { Problem } from './problem'
import { normaliseText } from './text'

const DAY = 24 * 60 * 60 * 1000

/** A day (`yyyy-MM-dd`) that lies so many days after another; before it, with a number below 0. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)

/** How many days lie from one day (`yyyy-MM-dd`) to another; below 0 where that is the earlier one. */
export const daysBetween = (first: string, last: string): number =>
  Math.round((Date.parse(last) - Date.parse(first)) / DAY)

/** Whether it is a day of the calendar, written as `yyyy-MM-dd`. */
export const isDay = (written: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(written) && !Number.isNaN(Date.parse(written)) && addDays(written, 0) === written

/** What is wrong with a day that has to lie between two others, both of which are allowed. */
export const checkDay = (typed: string, first: string, last: string): Problem | null => {
  const day = normaliseText(typed)
  if (day === '') return { name: 'dateMissing' }
  if (!isDay(day)) return { name: 'dateMalformed' }
  if (day < first) return { name: 'dateTooEarly', values: { day: first } }
  return day > last ? { name: 'dateTooLate', values: { day: last } } : null
}
