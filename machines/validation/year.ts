import { normaliseNumber } from '../normaliseTyped'
import type { Problem } from './problem'

/** The digits of a year, which may end in a full stop as Hungarian years do. */
const yearDigitsOf = (typed: string): string =>
  normaliseNumber(typed)
    .trim()
    .replace(/\s?\.$/, '')

/** Parses a year; `NaN` for other texts. */
export const parseYear = (typed: string): number => {
  const digits = yearDigitsOf(typed)
  return /^\d{4}$/.test(digits) ? Number(digits) : Number.NaN
}

/** Checks that a year (`yyyy`) is between two others, both inclusive. */
export const checkYear = (typed: string, first: number, last: number): Problem | null => {
  if (yearDigitsOf(typed) === '') return { name: 'yearMissing' }
  const year = parseYear(typed)
  if (Number.isNaN(year)) return { name: 'yearMalformed' }
  if (year < first) return { name: 'yearTooEarly', values: { year: first } }
  return year > last ? { name: 'yearTooLate', values: { year: last } } : null
}
