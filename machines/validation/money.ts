import { normaliseNumber } from '../normaliseTyped'
import type { Problem } from './problem'

/**
 * The limits of an amount or a day (`yyyy-MM-dd`), inclusive except for `below`. A limit that is `null` or absent
 * forbids nothing.
 */
export interface Limits {
  readonly min?: number | null | undefined
  readonly max?: number | null | undefined
  /** Only for money: the amount has to be less than this, and the exact maximum is not known. */
  readonly below?: number | null | undefined
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
 * Digits in groups of three with commas, as in English. In Hungarian, a comma before three digits is decimal. So an
 * amount with one comma counts as English only if the currency comes before the digits, or if another separator follows
 * the comma.
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

/**
 * Returns the smallest and the largest whole amount within the limits, so that a text can name them. `null` for a limit
 * that forbids nothing.
 */
export const wholeLimits = ({ min, max }: Limits): { readonly min: number | null; readonly max: number | null } => ({
  min: min == null || min <= 0 ? null : Math.ceil(min),
  max: max == null ? null : Math.floor(max),
})

/** Checks an amount in whole forints. Rejects an empty text, 0, and amounts outside the limits. */
export const checkMoney = (typed: string, limits: Limits): Problem | null => {
  if (moneyDigitsOf(typed) === '') return { name: 'moneyMissing' }
  const amount = parseAmount(typed)
  if (Number.isNaN(amount)) return { name: 'moneyMalformed' }
  const { min, max } = wholeLimits(limits)
  const minimum = min ?? 1
  if (amount < minimum) return { name: 'moneyTooLittle', values: { amount: forints(minimum) } }
  if (max !== null && amount > max) return { name: 'moneyTooMuch', values: { amount: forints(max) } }
  const below = limits.below == null ? null : Math.ceil(limits.below)
  return below !== null && amount >= below ? { name: 'moneyNotBelow', values: { amount: forints(below) } } : null
}
