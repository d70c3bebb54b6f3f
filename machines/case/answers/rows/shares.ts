import { parsePercent, percentText } from '../../../validation/percent'
import type { Problem } from '../../../validation/problem'
import type { Row, RowsField } from '../../definition/field'

/** The missing and the excess percentage of shares. At least one of them is 0. */
export interface ShareBalance {
  readonly left: number
  readonly over: number
}

/** 100%, in hundredths of a percent. Sums of whole numbers are exact, unlike sums of decimal fractions. */
const WHOLE_IN_HUNDREDTHS = 100 * 100

const hundredthsOf = (cell: string | undefined): number => {
  const percent = parsePercent(cell ?? '')
  return Number.isNaN(percent) ? 0 : Math.round(percent * 100)
}

/** Returns the percentage that is missing from 100% or exceeds it. Invalid percentages count as 0. */
export const shareBalanceOf = (column: string, rows: readonly Row[]): ShareBalance => {
  const remainder = rows.reduce((remaining, { cells }) => remaining - hundredthsOf(cells[column]), WHOLE_IN_HUNDREDTHS)
  return { left: Math.max(remainder, 0) / 100, over: Math.max(-remainder, 0) / 100 }
}

/**
 * Returns the error of a group of rows whose shares do not sum to 100%; `null` if they do, or if the field has no
 * shares.
 */
export const checkShares = ({ shares }: RowsField, rows: readonly Row[]): Problem | null => {
  if (shares === null) return null
  const { left, over } = shareBalanceOf(shares, rows)
  if (over > 0) return { name: 'sharesOver', values: { percent: percentText(over) } }
  return left > 0 ? { name: 'sharesLeft', values: { percent: percentText(left) } } : null
}
