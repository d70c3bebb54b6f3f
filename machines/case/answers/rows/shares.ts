import { percentOf, percentText } from '../../../validation/percent'
import type { Problem } from '../../../validation/problem'
import type { Row, RowsField } from '../../definition/field'

/** How much of 100% can still be shared out, or how much too much was; one of them is 0. */
export interface Rest {
  readonly left: number
  readonly over: number
}

/** In hundredths of a percent: those of a percent add up to a little more or less than they should. */
const WHOLE = 100 * 100

const hundredthsOf = (cell: string | undefined): number => {
  const percent = percentOf(cell ?? '')
  return Number.isNaN(percent) ? 0 : Math.round(percent * 100)
}

/** What these rows leave of 100%. What is no percentage counts for nothing. */
export const restOf = (column: string, rows: readonly Row[]): Rest => {
  const rest = rows.reduce((left, { cells }) => left - hundredthsOf(cells[column]), WHOLE)
  return { left: Math.max(rest, 0) / 100, over: Math.max(-rest, 0) / 100 }
}

/** What is wrong with the sum of these rows. */
export const checkShares = ({ shares }: RowsField, rows: readonly Row[]): Problem | null => {
  if (shares === null) return null
  const { left, over } = restOf(shares, rows)
  if (over > 0) return { name: 'sharesOver', values: { percent: percentText(over) } }
  return left > 0 ? { name: 'sharesLeft', values: { percent: percentText(left) } } : null
}
