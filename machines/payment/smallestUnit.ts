import type { Money } from '../../src/api/entities'
import { isForints } from '../validation/isForints'

/** An amount's currency; the forint, which insurers write in two ways, in one. */
export const currencyOf = ({ currency }: Money): Money['currency'] => (isForints(currency) ? 'HUF' : currency)

/** How many of the smallest unit make one: forints are whole. */
export const unitsOfOne = ({ currency }: Money): number => (isForints(currency) ? 1 : 100)

/** An amount in its smallest unit, in which sums are exact: 0.1 and 0.2 EUR are 30 cents, and no 0.30000000000000004 EUR. */
export const unitsOf = (amount: Money): number => Math.round(amount.value * unitsOfOne(amount))

/** So many of the smallest unit, as an amount in the currency of another. */
export const ofUnits = (units: number, like: Money): Money => ({ ...like, value: units / unitsOfOne(like) })
