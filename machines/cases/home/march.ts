import { addDays } from '../../validation/date'

/**
 * Returns the last day on which the notice of a March termination may arrive: the first working day on or after 31
 * March. Working days moved by decree are not considered.
 */
export const lastMarchNoticeDay = (year: number): string => {
  const easter = easterSunday(year)
  const holidays = [addDays(easter, -2), easter, addDays(easter, 1)]
  let day = `${year}-03-31`
  while (isWeekend(day) || holidays.includes(day)) day = addDays(day, 1)
  return day
}

/** Tells if the notice of a March termination may arrive on a day (`yyyy-MM-dd`). */
export const canEndInMarch = (day: string): boolean => {
  const year = Number(day.slice(0, 4))
  return day >= `${year}-03-01` && day <= lastMarchNoticeDay(year)
}

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(day).getUTCDay())

// Calculates Easter Sunday (Gregorian computus by Meeus, Jones and Butcher), because Good Friday and Easter Monday can
// be near the end of March.
const easterSunday = (year: number): string => {
  const goldenIndex = year % 19
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * goldenIndex + century - Math.floor(century / 4) - moonCorrection + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7
  const lateCorrection = Math.floor((goldenIndex + 11 * epact + 22 * weekday) / 451)
  const dayNumber = epact + weekday - 7 * lateCorrection + 114
  return new Date(Date.UTC(year, Math.floor(dayNumber / 31) - 1, (dayNumber % 31) + 1)).toISOString().slice(0, 10)
}
