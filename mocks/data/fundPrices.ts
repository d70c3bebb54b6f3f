import type { Fund } from './funds'

/** Decimals of a fund's price. */
const DECIMALS = 4

const DAYS_OF_YEAR = 365

/**
 * Returns a fund's unit price, a number of days after the first known price. The price grows over the years with cyclic
 * swings, and is the same in every run. Each price with a swing falls first, so that a demo soon shows automatic
 * switches and notifications.
 */
export const priceAfter = ({ unitPrice, moves: { yearly, swing, cycle } }: Fund, days: number): number => {
  const growthFactor = (1 + yearly / 100) ** (days / DAYS_OF_YEAR)
  const swingFactor = 1 - (swing / 100) * Math.sin((2 * Math.PI * days) / cycle)
  return Number((unitPrice * growthFactor * swingFactor).toFixed(DECIMALS))
}
