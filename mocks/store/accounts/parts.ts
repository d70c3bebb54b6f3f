import type { Money } from '../../../src/api/entities'
import type { KeptShare } from './slice'

/** Decimals of a number of units. */
const UNITS = 4

/** The smallest part of a currency, as so many of it are one. */
const smallest = (currency: Money['currency']): number => (currency === 'HUF' || currency === 'FT' ? 1 : 100)

/** An amount as it can be paid: whole forints, cents. */
export const payable = (amount: number, currency: Money['currency']): number =>
  Math.round(amount * smallest(currency)) / smallest(currency)

/** How much of an amount falls to each share; the parts sum to it, to the last forint or cent. */
export const partsOf = (
  { value, currency }: Money,
  shares: readonly KeptShare[],
): ReadonlyArray<{ readonly fundId: string; readonly amount: number }> => {
  let [share, before] = [0, 0]
  return shares.map(({ fundId, percentage }) => {
    share += percentage
    const upTo = payable((value * share) / 100, currency)
    const amount = payable(upTo - before, currency)
    before = upTo
    return { fundId, amount }
  })
}

/** How many units an amount buys: what they are worth is that amount again, to the last forint or cent. */
export const unitsFor = (amount: number, price: number): number => Number((amount / price).toFixed(UNITS))
