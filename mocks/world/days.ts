const DAY = 24 * 60 * 60 * 1000

/** The day of a time (epoch, ms) in Hungary, as `yyyy-MM-dd`. */
export const isoDay = (time: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Budapest' }).format(time)

/** The day that lies so many days from a time (epoch, ms), as `yyyy-MM-dd`. */
export const isoDaysFrom = (time: number, days: number): string => isoDay(time + days * DAY)
