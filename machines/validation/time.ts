import { normaliseNumber } from '../normaliseTyped'
import type { Problem } from './problem'

const TIME = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/

/** Normalises a time of day to `HH:mm`; `9:05` and `9.05` are accepted too. Other texts are unchanged. */
export const normaliseTime = (typed: string): string => {
  const time = normaliseNumber(typed).trim()
  const [, hour, minute] = TIME.exec(time) ?? []
  return hour === undefined || minute === undefined ? time : `${hour.padStart(2, '0')}:${minute}`
}

/** Checks a time of day in 24-hour format. */
export const checkTime = (typed: string): Problem | null => {
  const time = normaliseNumber(typed).trim()
  if (time === '') return { name: 'timeMissing' }
  return TIME.test(time) ? null : { name: 'timeMalformed' }
}
