import { normaliseNumber } from '../normaliseTyped'
import type { Limits } from './money'
import type { Problem } from './problem'
import { normaliseText } from './text'

/** Parses a percentage with a decimal comma or point; `NaN` for other texts. */
export const parsePercent = (typed: string): number => {
  const digits = normaliseNumber(typed)
    .replace(/\s|%\s*$/g, '')
    .replace(',', '.')
  return /^\d{1,15}(\.\d{1,15})?$/.test(digits) ? Number(digits) : Number.NaN
}

/** Formats a percentage with a Hungarian decimal comma. */
export const percentText = (percent: number): string => String(percent).replace('.', ',')

/** The allowed percentages. */
export interface Percents {
  /** Maximum number of decimals. */
  readonly decimals: 0 | 2
  readonly canBeZero: boolean
}

/** Checks a percentage: its format, its decimals, and that it is at most 100 and not below the minimum. */
export const checkPercent = (
  typed: string,
  { decimals, canBeZero }: Percents,
  { min }: Limits = {},
): Problem | null => {
  if (normaliseText(typed) === '') return { name: 'percentMissing' }
  const percent = parsePercent(typed)
  if (Number.isNaN(percent)) return { name: 'percentMalformed' }
  if (percent > 100) return { name: 'percentTooMuch' }
  if (percent === 0 && !canBeZero) return { name: 'percentZero' }
  if (min != null && percent < min) return { name: 'percentTooLittle', values: { percent: percentText(min) } }
  if (Number(percent.toFixed(decimals)) === percent) return null
  return { name: decimals === 0 ? 'percentWhole' : 'percentDecimals' }
}
