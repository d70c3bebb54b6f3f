import { normaliseTyped } from '../normaliseTyped'
import type { Problem } from './problem'

/** Between which amounts, or days (`yyyy-MM-dd`), an answer has to lie; both are allowed, and one that is unknown forbids nothing. */
export interface Limits {
  readonly min?: number | null | undefined
  readonly max?: number | null | undefined
  readonly first?: string | null | undefined
  readonly last?: string | null | undefined
}

/** Words and a colon before an amount whose currency is named. */
const LABEL = /^[\p{L}\p{M} .()-]+:\s*(?=.*(?:ft|huf|forint))/iu
const CURRENCY_BEFORE = /^(?:ft|huf)\s*(?=\d)/i
const CURRENCY_AFTER = /\s*(?:ft|huf|forint)?\.?$/i
const NO_DECIMALS = /(?:[.,][-–—]|,00?)$/
/** Digits in groups of three. One separator divides all of them: other spaces divide two numbers. */
const GROUPED = /^\d{1,3}(?:([ .])\d{3}(?:\1\d{3})*)?$/
/** Groups divided by commas, as in English. A single comma is decimal in Hungarian, unless the rest is written in English. */
const IN_ENGLISH = /^\d{1,3}(?:,\d{3})+(?:\.00)?$/

/** The digits of an amount in forints, without its label, currency and separators. What is no single amount stays in it. */
const digitsOf = (typed: string): string => {
  const text = normaliseTyped(typed).replace(/\s+/g, ' ').trim().replace(LABEL, '').replace(CURRENCY_AFTER, '')
  const amount = text.replace(CURRENCY_BEFORE, '')
  if (IN_ENGLISH.test(amount) && (amount !== text || /,.*[,.]/.test(amount))) return amount.replace(/\.00$|,/g, '')
  const stripped = amount.replace(NO_DECIMALS, '').trim()
  return GROUPED.test(stripped) ? stripped.replace(/[ .]/g, '') : stripped
}

/** An amount in whole forints; `NaN` for what is none. */
export const amountOf = (typed: string): number => {
  const digits = digitsOf(typed)
  return /^\d{1,15}$/.test(digits) ? Number(digits) : Number.NaN
}

const forints = (value: number) => ({ value, currency: 'HUF' }) as const

/** What is wrong with an amount in whole forints. Nothing at all is none. */
export const checkMoney = (typed: string, { min, max }: Limits): Problem | null => {
  if (digitsOf(typed) === '') return { name: 'moneyMissing' }
  const amount = amountOf(typed)
  if (Number.isNaN(amount)) return { name: 'moneyMalformed' }
  const least = Math.max(min ?? 0, 1)
  if (amount < least) return { name: 'moneyTooLittle', values: { amount: forints(least) } }
  return max != null && amount > max ? { name: 'moneyTooMuch', values: { amount: forints(max) } } : null
}
