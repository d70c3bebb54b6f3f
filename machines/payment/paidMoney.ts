import * as v from 'valibot'
import { currency, type Money } from '../../src/api/entities'
import { isForints, isSameCurrency } from '../validation/isForints'
import type { PaidByCard } from './payment.types'
import { unitsOf } from './smallestUnit'

/** The amount that was paid, as text if the portal does not know its currency; `null` if the amount is unknown. */
export const paidMoneyOf = ({ amount, currency: unit }: PaidByCard): Money | string | null => {
  if (amount == null || unit == null) return null
  if (v.is(currency, unit)) return { value: amount, currency: unit }
  return isForints(unit) ? { value: amount, currency: 'HUF' } : `${amount} ${unit}`
}

/** The paid amount in forints; `null` if it is unknown or another currency was paid. A missing currency is the forint. */
export const paidForints = ({ amount, currency: unit }: PaidByCard): number | null =>
  unit == null || isForints(unit) ? (amount ?? null) : null

/** The requested amount, if another one was paid; `undefined` if they are the same. */
export const askedInstead = ({ amount, currency: unit }: PaidByCard, asked: Money): Money | undefined =>
  isSameCurrency(unit, asked.currency) && amount != null && unitsOf({ ...asked, value: amount }) === unitsOf(asked)
    ? undefined
    : asked
