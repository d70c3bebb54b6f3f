import { type Limits, parseAmount } from './money'
import type { Problem } from './problem'
import { normaliseText } from './text'

const NO_BREAK_SPACE = '\u00a0'

/** Parses a whole number, with or without its unit; `NaN` for other texts. */
export const parseNumber = (typed: string, unit: string): number => {
  const text = normaliseText(typed)
  const isWithUnit = text.toLowerCase().endsWith(unit.toLowerCase())
  return parseAmount(isWithUnit ? text.slice(0, text.length - unit.length) : text)
}

/** Formats a whole number with its unit: `12 450 km`. */
export const numberText = (number: number, unit: string): string => {
  const digits = String(number)
  const groupedDigits = digits.length < 5 ? digits : digits.replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE)
  return `${groupedDigits}${NO_BREAK_SPACE}${unit}`
}

/** Checks a whole number. A limit that is `null` or absent forbids nothing. */
export const checkNumber = (typed: string, unit: string, { min, max }: Limits): Problem | null => {
  if (normaliseText(typed) === '') return { name: 'numberMissing' }
  const number = parseNumber(typed, unit)
  if (Number.isNaN(number)) return { name: 'numberMalformed' }
  if (min != null && number < min) return { name: 'numberTooLittle', values: { number: numberText(min, unit) } }
  return max != null && number > max ? { name: 'numberTooMuch', values: { number: numberText(max, unit) } } : null
}
