import { dayAt } from '../../../machines/today'

const DAY = 24 * 60 * 60 * 1000

/** The last time whose year has four digits (epoch, ms). */
const LAST_TIME = Date.UTC(9999, 11, 31)

/** The day that is `days` after `time` (epoch, ms), as `yyyy-MM-dd`. It is at most the last day of the year 9999. */
export const isoDaysFrom = (time: number, days: number): string => dayAt(Math.min(time + days * DAY, LAST_TIME))
