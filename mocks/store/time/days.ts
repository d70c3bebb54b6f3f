import { dayAt } from '../../../machines/today'

const DAY = 24 * 60 * 60 * 1000

/** The last moment whose day has four digits for its year (epoch, ms). */
const LAST = Date.UTC(9999, 11, 31)

/** The day that lies so many days from a time (epoch, ms), as `yyyy-MM-dd`; none is after the year 9999. */
export const isoDaysFrom = (time: number, days: number): string => dayAt(Math.min(time + days * DAY, LAST))
