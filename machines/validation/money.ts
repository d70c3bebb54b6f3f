import { normaliseTyped } from '../normaliseTyped'
import type { Problem } from './problem'

/** Between which amounts, or days (`yyyy-MM-dd`), an answer has to lie; both are allowed, and one that is unknown forbids nothing. */
export interface Limits {
  readonly min?: number | null | undefined
  readonly max?: number | null | undefined
  readonly first?: string | null | undefined
  readonly last?: string | null | undefined
}

/** The digits of an amount in forints, which may be grouped by spaces or points, and end in `,00` or `Ft`; others stay in it. */
const digitsOf = (typed: string): string => {
  const stripped = normaliseTyped(typed)
    .replace(/\s/g, '')
    .replace(/(,(-|00?))?(ft|huf)?\.?$/i, '')
  return /^\d{1,3}(\.\d{3})+$/.test(stripped) ? stripped.replaceAll('.', '') : stripped
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
