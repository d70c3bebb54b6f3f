import type { Money } from '../../src/api/entities'

/** What the next premium comes to, in percent of this year's. */
const NEXT_YEAR = 104

/** What a period's premium is after the anniversary. */
export const nextYearPremium = ({ value, currency }: Money): Money => ({
  value: Math.round((value * NEXT_YEAR) / 100),
  currency,
})
