import { isoDaysFrom } from './days'

/**
 * Returns the last day of the first period that ends on or after `earliest`. Each period is `months` long. The periods
 * are counted so that one ends on `validDate`.
 */
export const nextPeriodEnd = (validDate: string, months: number, earliest: string): string => {
  const anniversary = dayAfter(validDate)
  let step = -12 / months
  let end = ''
  while (end < earliest) {
    end = isoDaysFrom(Date.parse(monthsFrom(anniversary, step * months)), -1)
    step += 1
  }
  return end
}

/** The day after a day. */
export const dayAfter = (day: string): string => isoDaysFrom(Date.parse(day), 1)

/** The day that is `months` later. In a shorter month, it is the last day of the month. */
export const monthsFrom = (day: string, months: number): string => {
  const date = new Date(day)
  const firstOfMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1))
  const lastDayOfMonth = new Date(
    Date.UTC(firstOfMonth.getUTCFullYear(), firstOfMonth.getUTCMonth() + 1, 0),
  ).getUTCDate()
  firstOfMonth.setUTCDate(Math.min(date.getUTCDate(), lastDayOfMonth))
  return firstOfMonth.toISOString().slice(0, 10)
}
