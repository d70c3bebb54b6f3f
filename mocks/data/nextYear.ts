import type { Money } from '../../src/api/entities'

/** Next year's premium, in percent of this year's. */
const NEXT_YEAR_PERCENT = 104

/** The premium of a period after the anniversary. */
export const nextYearPremium = ({ value, currency }: Money): Money => ({
  value: Math.round((value * NEXT_YEAR_PERCENT) / 100),
  currency,
})
