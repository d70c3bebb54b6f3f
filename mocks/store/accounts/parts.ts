import type { Money } from '../../../src/api/entities'
import type { KeptShare } from './slice'

/** Decimals of a number of units. */
const UNITS = 4

/** The number of smallest parts (forints, cents) in one unit of a currency. */
const smallest = (currency: Money['currency']): number => (currency === 'HUF' || currency === 'FT' ? 1 : 100)

/** An amount rounded to what can be paid: whole forints or cents. */
export const payable = (amount: number, currency: Money['currency']): number =>
  Math.round(amount * smallest(currency)) / smallest(currency)

/** Splits an amount by shares. The parts sum to the amount, to the last forint or cent. */
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

/** The number of units that an amount buys. Their value equals the amount, to the last forint or cent. */
export const unitsFor = (amount: number, price: number): number => Number((amount / price).toFixed(UNITS))
