import type { Money } from '../../../src/api/entities'
import type { Rate } from '../../case/definition/detail'
import { isForints } from '../../validation/isForints'

interface AccountValue {
  readonly value?: Money | null | undefined
  readonly valueInForints?: Money | null | undefined
}

/** Maximum error of an exchange rate (forints). Below it, both decimals of the rate are right. */
const TOLERANCE = 0.005

/**
 * Derives an exchange rate from accounts whose value is reported in `currency` and in forints. Both values are rounded
 * (to cents and to forints), so the account with the smallest error is used. `null` if no rate is exact to two
 * decimals.
 */
export const exchangeRateOf = (currency: Rate['currency'], accounts: readonly AccountValue[]): Rate | null => {
  const rates = accounts.flatMap(({ value, valueInForints: forints }) => {
    if (value?.currency !== currency || value.value <= 0 || !forints || !isForints(forints.currency)) return []
    const rate = forints.value / value.value
    return { rate, error: (0.5 + rate * 0.005) / value.value }
  })
  const [mostExactRate] = rates.toSorted((one, other) => one.error - other.error)
  if (mostExactRate === undefined || mostExactRate.error >= TOLERANCE) return null
  return { currency, forints: Math.round(mostExactRate.rate * 100) / 100 }
}
