import { dayAt } from '../../machines/today'

const DAY = 24 * 60 * 60 * 1000

/** The day that lies so many days from a time (epoch, ms), as `yyyy-MM-dd`. */
export const isoDaysFrom = (time: number, days: number): string => dayAt(time + days * DAY)
