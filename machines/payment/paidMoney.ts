import * as v from 'valibot'
import { currency, type Money } from '../../src/api/entities'
import { isForints, isSameCurrency } from '../validation/isForints'
import type { PaidByCard } from './payment.types'
import { smallestUnitsOf } from './smallestUnit'

/**
 * The paid amount; a text if the portal does not know the currency, `null` if the amount or the currency is missing.
 */
export const paidMoneyOf = ({ amount, currency: currencyCode }: PaidByCard): Money | string | null => {
  if (amount == null || currencyCode == null) return null
  if (v.is(currency, currencyCode)) return { value: amount, currency: currencyCode }
  return isForints(currencyCode) ? { value: amount, currency: 'HUF' } : `${amount} ${currencyCode}`
}

/** The paid amount in forints; `null` if unknown or in another currency. A missing currency means forints. */
export const paidForints = ({ amount, currency: currencyCode }: PaidByCard): number | null =>
  currencyCode == null || isForints(currencyCode) ? (amount ?? null) : null

/** The requested amount if a different amount was paid; `undefined` if exactly the requested amount was paid. */
export const requestedIfDifferent = (
  { amount, currency: currencyCode }: PaidByCard,
  requested: Money,
): Money | undefined =>
  isSameCurrency(currencyCode, requested.currency) &&
  amount != null &&
  smallestUnitsOf({ ...requested, value: amount }) === smallestUnitsOf(requested)
    ? undefined
    : requested
