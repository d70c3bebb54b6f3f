import type { Fund } from './funds'

/** Decimals of a fund's price. */
const DECIMALS = 4

const DAYS_OF_YEAR = 365

/**
 * The price of a unit so many days after the first one that is known: it grows through the years, and swings about that in
 * cycles. The same in every run. Shares fall first, so that what watches over them has something to tell.
 */
export const priceAfter = ({ unitPrice, moves: { yearly, swing, cycle } }: Fund, days: number): number => {
  const growth = (1 + yearly / 100) ** (days / DAYS_OF_YEAR)
  const swung = 1 - (swing / 100) * Math.sin((2 * Math.PI * days) / cycle)
  return Number((unitPrice * growth * swung).toFixed(DECIMALS))
}
