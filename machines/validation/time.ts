import type { Problem } from './problem'
import { normaliseText } from './text'

const written = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/

/** A time of the day as `HH:mm`; `9:05` and `9.05` are taken, too. What is none comes back as it is. */
export const normaliseTime = (typed: string): string => {
  const time = normaliseText(typed)
  const [, hour, minute] = written.exec(time) ?? []
  return hour === undefined || minute === undefined ? time : `${hour.padStart(2, '0')}:${minute}`
}

/** What is wrong with a time of the day, of 24 hours. */
export const checkTime = (typed: string): Problem | null => {
  const time = normaliseText(typed)
  if (time === '') return { name: 'timeMissing' }
  return written.test(time) ? null : { name: 'timeMalformed' }
}
