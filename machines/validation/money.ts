import { normaliseNumber } from '../normaliseTyped'
import type { Problem } from './problem'

/**
 * The limits of an amount or a day (`yyyy-MM-dd`), both inclusive. A limit that is `null` or absent forbids nothing.
 */
export interface Limits {
  readonly min?: number | null | undefined
  readonly max?: number | null | undefined
  readonly first?: string | null | undefined
  readonly last?: string | null | undefined
}

/** A label with a colon, before an amount with its currency, e.g. `Díj: 12 000 Ft`. */
const LABEL = /^[\p{L}\p{M} .()-]+:\s*(?=.*(?:ft|huf|forint))/iu
const CURRENCY_BEFORE = /^(?:ft|huf)\s*(?=\d)/i
const CURRENCY_AFTER = /\s*(?:(?:ft|huf|forint)(?:[.,]?[-–—])?)?\.?$/i
const EMPTY_DECIMALS = /(?:[.,][-–—]|,00?)$/
/** Digits in groups of three, all with the same separator. Different separators mean two numbers. */
const GROUPED_DIGITS = /^\d{1,3}(?:([ .])\d{3}(?:\1\d{3})*)?$/
/**
 * Digits in groups of three with commas, as in English. A single comma is decimal in Hungarian, so the amount counts as
 * English only if the currency comes before it, or if another separator follows the comma.
 */
const ENGLISH_FORMAT = /^\d{1,3}(?:,\d{3})+(?:\.00)?$/

/** The digits of an amount in forints, without its label, currency and separators. Other characters stay. */
const moneyDigitsOf = (typed: string): string => {
  const text = normaliseNumber(typed).replace(/\s+/g, ' ').trim().replace(LABEL, '').replace(CURRENCY_AFTER, '')
  const amount = text.replace(CURRENCY_BEFORE, '')
  if (ENGLISH_FORMAT.test(amount) && (amount !== text || /,.*[,.]/.test(amount))) return amount.replace(/\.00$|,/g, '')
  const wholeAmount = amount.replace(EMPTY_DECIMALS, '').trim()
  return GROUPED_DIGITS.test(wholeAmount) ? wholeAmount.replace(/[ .]/g, '') : wholeAmount
}

/** Parses an amount in whole forints; `NaN` for other texts. */
export const parseAmount = (typed: string): number => {
  const digits = moneyDigitsOf(typed)
  return /^\d{1,15}$/.test(digits) ? Number(digits) : Number.NaN
}

const forints = (value: number) => ({ value, currency: 'HUF' }) as const

/** Checks an amount in whole forints. Rejects an empty text, 0, and amounts outside the limits. */
export const checkMoney = (typed: string, { min, max }: Limits): Problem | null => {
  if (moneyDigitsOf(typed) === '') return { name: 'moneyMissing' }
  const amount = parseAmount(typed)
  if (Number.isNaN(amount)) return { name: 'moneyMalformed' }
  const minimum = Math.max(min ?? 0, 1)
  if (amount < minimum) return { name: 'moneyTooLittle', values: { amount: forints(minimum) } }
  return max != null && amount > max ? { name: 'moneyTooMuch', values: { amount: forints(max) } } : null
}
