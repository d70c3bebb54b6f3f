import * as v from 'valibot'
import { currency, type Money } from '../../src/api/entities'
import { isForints, isSameCurrency } from '../validation/isForints'
import type { PaidByCard } from './payment.types'
import { unitsOf } from './smallestUnit'

/**
 * The paid amount; a text if the portal does not know the currency, `null` if the amount or the currency is missing.
 */
export const paidMoneyOf = ({ amount, currency: unit }: PaidByCard): Money | string | null => {
  if (amount == null || unit == null) return null
  if (v.is(currency, unit)) return { value: amount, currency: unit }
  return isForints(unit) ? { value: amount, currency: 'HUF' } : `${amount} ${unit}`
}

/** The paid amount in forints; `null` if unknown or in another currency. A missing currency means forints. */
export const paidForints = ({ amount, currency: unit }: PaidByCard): number | null =>
  unit == null || isForints(unit) ? (amount ?? null) : null

/** The requested amount if a different amount was paid; `undefined` if exactly the requested amount was paid. */
export const requestedInstead = ({ amount, currency: unit }: PaidByCard, requested: Money): Money | undefined =>
  isSameCurrency(unit, requested.currency) &&
  amount != null &&
  unitsOf({ ...requested, value: amount }) === unitsOf(requested)
    ? undefined
    : requested
