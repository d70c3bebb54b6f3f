import type { Money } from '../../src/api/entities'
import { isForints } from '../validation/isForints'

/** An amount's currency, with both codes of the forint mapped to one. */
export const currencyOf = ({ currency }: Money): Money['currency'] => (isForints(currency) ? 'HUF' : currency)

/** The number of smallest units in one unit of the currency. The forint has no smaller unit. */
export const smallestUnitsPerOne = ({ currency }: Money): number => (isForints(currency) ? 1 : 100)

/** An amount in its smallest unit, where sums are exact: 0.1 and 0.2 EUR are 30 cents, not 0.30000000000000004 EUR. */
export const smallestUnitsOf = (amount: Money): number => Math.round(amount.value * smallestUnitsPerOne(amount))

/** An amount of this many smallest units, in the currency of `template`. */
export const moneyOfUnits = (units: number, template: Money): Money => ({
  ...template,
  value: units / smallestUnitsPerOne(template),
})
