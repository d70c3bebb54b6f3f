import * as v from 'valibot'
import { currency, type Money } from '../../src/api/entities'
import { isForints } from '../validation/isForints'
import type { PaidByCard } from './payment.types'

/** The amount that was paid, as text if the portal does not know its currency; `null` if the amount is unknown. */
export const paidMoneyOf = ({ amount, currency: unit }: PaidByCard): Money | string | null => {
  if (amount == null || unit == null) return null
  return v.is(currency, unit) ? { value: amount, currency: unit } : `${amount} ${unit}`
}

/** The amount that was asked, if another one was paid; `undefined` if they are the same. */
export const askedInstead = ({ amount, currency: unit }: PaidByCard, asked: Money): Money | undefined => {
  const isSameCurrency = unit === asked.currency || (isForints(unit) && isForints(asked.currency))
  return isSameCurrency && amount === asked.value ? undefined : asked
}
