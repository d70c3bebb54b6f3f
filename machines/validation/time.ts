import type { Problem } from './problem'

const written = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/

/** A time of the day as `HH:mm`; `9:05` and `9.05` are taken, too. What is none comes back as it is. */
export const normaliseTime = (typed: string): string => {
  const [, hour, minute] = written.exec(typed.trim()) ?? []
  return hour === undefined || minute === undefined ? typed.trim() : `${hour.padStart(2, '0')}:${minute}`
}

/** What is wrong with a time of the day, of 24 hours. */
export const checkTime = (typed: string): Problem | null => {
  if (typed.trim() === '') return { name: 'timeMissing' }
  return written.test(typed.trim()) ? null : { name: 'timeMalformed' }
}
