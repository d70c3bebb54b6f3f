import type { Problem } from './problem'

/** What is wrong with a year (`yyyy`) that has to lie between two others, both of which are allowed. */
export const checkYear = (typed: string, first: number, last: number): Problem | null => {
  const written = typed.trim()
  if (written === '') return { name: 'yearMissing' }
  if (!/^\d{4}$/.test(written)) return { name: 'yearMalformed' }
  const year = Number(written)
  if (year < first) return { name: 'yearTooEarly', values: { year: first } }
  return year > last ? { name: 'yearTooLate', values: { year: last } } : null
}
