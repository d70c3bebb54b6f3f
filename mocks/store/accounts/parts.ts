import type { Money } from '../../../src/api/entities'
import type { KeptShare } from './slice'

/** Decimals of a number of units. */
const UNIT_DECIMALS = 4

/** The number of smallest parts (forints, cents) in one unit of a currency. */
const subunitsPerUnit = (currency: Money['currency']): number => (currency === 'HUF' || currency === 'FT' ? 1 : 100)

/** An amount rounded to what can be paid: whole forints or cents. */
export const roundToPayable = (amount: number, currency: Money['currency']): number =>
  Math.round(amount * subunitsPerUnit(currency)) / subunitsPerUnit(currency)

/** Splits an amount by shares. The parts sum to the amount, to the last forint or cent. */
export const splitByShares = (
  { value, currency }: Money,
  shares: readonly KeptShare[],
): ReadonlyArray<{ readonly fundId: string; readonly amount: number }> => {
  let [cumulativeShare, previousTotal] = [0, 0]
  return shares.map(({ fundId, percentage }) => {
    cumulativeShare += percentage
    const runningTotal = roundToPayable((value * cumulativeShare) / 100, currency)
    const amount = roundToPayable(runningTotal - previousTotal, currency)
    previousTotal = runningTotal
    return { fundId, amount }
  })
}

/** The number of units that an amount buys. Their value equals the amount, to the last forint or cent. */
export const unitsFor = (amount: number, price: number): number => Number((amount / price).toFixed(UNIT_DECIMALS))
