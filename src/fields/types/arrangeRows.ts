import type { Row } from '../../../machines/case/definition/field'
import { parsePercent } from '../../../machines/validation/percent'

/** The orders of rows: as given, by name, or the largest share first. */
export const rowOrders = ['given', 'name', 'share'] as const
export type RowOrder = (typeof rowOrders)[number]

/** The order that the customer chose for the rows. */
export interface Arrangement {
  readonly order: RowOrder
  /** The row keys, sorted when the customer chose the order. A share typed later moves no row. Empty for `given`. */
  readonly keys: readonly string[]
}

export const givenArrangement: Arrangement = { order: 'given', keys: [] }

const collator = new Intl.Collator('hu')

/** Returns the keys of the rows, sorted in this order, or an empty list for `given`. */
export const orderedKeys = (
  order: RowOrder,
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  shares: string | null,
): readonly string[] => {
  const shareOf = ({ cells }: Row): number => parsePercent(cells[shares ?? ''] ?? '') || 0
  const compareNames = (one: Row, other: Row): number => collator.compare(nameOf(one), nameOf(other))
  if (order === 'given') return []
  return rows
    .toSorted((one, other) => (order === 'share' ? shareOf(other) - shareOf(one) : 0) || compareNames(one, other))
    .map(({ key }) => key)
}

/** Returns the rows in the order of these keys, or in their given order if there are no keys. */
export const arrangeRows = (rows: readonly Row[], keys: readonly string[]): readonly Row[] => {
  if (keys.length === 0) return rows
  const indexByKey = new Map(keys.map((key, index) => [key, index]))
  return rows.toSorted(
    (one, other) => (indexByKey.get(one.key) ?? keys.length) - (indexByKey.get(other.key) ?? keys.length),
  )
}
