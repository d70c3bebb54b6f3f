import { isoDaysFrom } from '../time/days'
import { dayAfter, monthsFrom } from '../time/period'
import { paymentsPerYear } from '../vehicle/premium'

/** Days until the next insurance year of most samples begins. */
const DAYS_TO_ANNIVERSARY = 126

/** The anniversary of most samples, and the last day before it. */
export const anniversaryOf = (now: number): string => isoDaysFrom(now, DAYS_TO_ANNIVERSARY)
export const lastDayOfYear = (now: number): string => isoDaysFrom(now, DAYS_TO_ANNIVERSARY - 1)

/** The insurance year that ends on `lastDay`, as in letters; shortened to `end` if the contract ends within it. */
export const insuranceYearText = (lastDay: string, end = lastDay): string =>
  `${letterDate(monthsFrom(dayAfter(lastDay), -12))} – ${letterDate(end)}`

/** The first day after now on which a premium at this frequency falls due. Periods are counted from the anniversary. */
export const nextPremiumDay = (now: number, paymentFrequencyId: number): string => {
  const [today, anniversary] = [isoDaysFrom(now, 0), anniversaryOf(now)]
  const months = 12 / paymentsPerYear(paymentFrequencyId)
  let step = 0
  while (monthsFrom(anniversary, (step - 1) * months) > today) step -= 1
  return monthsFrom(anniversary, step * months)
}

// Date format of the insurer's letters: 2026. 11. 21.
const letterDate = (day: string): string => `${day.replaceAll('-', '. ')}.`
