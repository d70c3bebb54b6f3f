import * as v from 'valibot'
import { currency, type Money } from '../../src/api/entities'
import { isSameCurrency } from '../validation/isForints'
import type { PaidByCard } from './payment.types'

/** The amount that was paid, as text if the portal does not know its currency; `null` if the amount is unknown. */
export const paidMoneyOf = ({ amount, currency: unit }: PaidByCard): Money | string | null => {
  if (amount == null || unit == null) return null
  return v.is(currency, unit) ? { value: amount, currency: unit } : `${amount} ${unit}`
}

/** The requested amount, if another one was paid; `undefined` if they are the same. */
export const askedInstead = ({ amount, currency: unit }: PaidByCard, asked: Money): Money | undefined =>
  isSameCurrency(unit, asked.currency) && amount === asked.value ? undefined : asked
