import type { Money } from '../../../src/api/entities'
import type { Rate } from '../../case/definition/detail'
import { isForints } from '../../validation/isForints'

interface Worth {
  readonly value?: Money | null | undefined
  readonly valueInForints?: Money | null | undefined
}

/** How far a rate may be from the true one to have both decimals right. */
const TOLERANCE = 0.005

/**
 * What one of a currency is worth, by accounts of which the insurer tells the value twice. Both are rounded, to cents and to
 * forints: that of a small account is no rate at all, so that the nearest one is taken, and none that may be wrong.
 */
export const rateOf = (currency: Rate['currency'], accounts: readonly Worth[]): Rate | null => {
  const rates = accounts.flatMap(({ value, valueInForints: forints }) => {
    if (value?.currency !== currency || value.value <= 0 || !forints || !isForints(forints.currency)) return []
    const rate = forints.value / value.value
    return { rate, error: (0.5 + rate * 0.005) / value.value }
  })
  const [nearest] = rates.toSorted((one, other) => one.error - other.error)
  if (nearest === undefined || nearest.error >= TOLERANCE) return null
  return { currency, forints: Math.round(nearest.rate * 100) / 100 }
}
