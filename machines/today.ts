// English is the only locale that every engine has. An engine without Hungarian would fall back to another format, such
// as 11/22/2026, so only the parts of a date are read from it.
const hungarianDayFormat = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
  timeZone: 'Europe/Budapest',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The day in Hungary at a time (epoch, ms), as `yyyy-MM-dd`. */
export const dayAt = (time: number): string => {
  const parts = hungarianDayFormat.formatToParts(time)
  const partOf = (partType: string) => parts.find(({ type }) => type === partType)?.value
  return `${partOf('year')}-${partOf('month')}-${partOf('day')}`
}

const HOUR = 60 * 60_000

/** The first moment of the next day in Hungary after a time (epoch, ms). */
export const nextDayAt = (time: number): number => {
  const day = dayAt(time)
  // Midnight in Hungary is at a whole hour of UTC, also when the clocks change.
  let nextHour = time - (time % HOUR) + HOUR
  while (dayAt(nextHour) === day) nextHour += HOUR
  return nextHour
}
