/** Tells if a currency is the forint, which has two codes. */
export const isForints = (currency: string | null | undefined): boolean =>
  ['HUF', 'FT'].includes(currency?.toUpperCase() ?? '')

/** Tells if two currencies are the same. */
export const isSameCurrency = (one: string | null | undefined, other: string): boolean =>
  one === other || (isForints(one) && isForints(other))
