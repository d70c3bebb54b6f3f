import type { Money } from '../../src/api/entities'

/** Tells if a currency is the forint, which has two codes. */
export const isForints = (currency: string | null | undefined): boolean =>
  ['HUF', 'FT'].includes(currency?.toUpperCase() ?? '')

/** Tells if two currencies are the same. The two codes of the forint count as one currency. */
export const isSameCurrency = (one: string | null | undefined, other: string): boolean =>
  one === other || (isForints(one) && isForints(other))

/** Tells if two amounts have the same value and currency. */
export const isSameMoney = (one: Money, other: Money): boolean =>
  one.value === other.value && isSameCurrency(one.currency, other.currency)
