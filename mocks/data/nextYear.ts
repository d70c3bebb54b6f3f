import type { Money } from '../../src/api/entities'

/** Next year's premium, in percent of this year's. */
const NEXT_YEAR_PERCENT = 104

/** Converts a premium before the anniversary to the premium after it, in whole units. */
export const nextYearPremium = ({ value, currency }: Money): Money => ({
  value: Math.round((value * NEXT_YEAR_PERCENT) / 100),
  currency,
})
