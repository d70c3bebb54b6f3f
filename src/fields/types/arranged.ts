import type { Row } from '../../../machines/case/definition/field'
import { percentOf } from '../../../machines/validation/percent'

/** In which order rows can stand: as they came, by name, or the largest share first. */
export const rowOrders = ['given', 'name', 'share'] as const
export type RowOrder = (typeof rowOrders)[number]

/** An order that was asked for. */
export interface Arrangement {
  readonly order: RowOrder
  /** The keys as they were when it was asked for, so that typing moves no row. */
  readonly keys: readonly string[]
}

export const asGiven: Arrangement = { order: 'given', keys: [] }

const names = new Intl.Collator('hu')

/** The keys of rows in an order. */
export const orderedKeys = (
  order: RowOrder,
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  shares: string | null,
): readonly string[] => {
  const shareOf = ({ cells }: Row): number => percentOf(cells[shares ?? ''] ?? '') || 0
  const byName = (one: Row, other: Row): number => names.compare(nameOf(one), nameOf(other))
  if (order === 'given') return []
  return rows
    .toSorted((one, other) => (order === 'share' ? shareOf(other) - shareOf(one) : 0) || byName(one, other))
    .map(({ key }) => key)
}

/** Rows in the order of these keys; as they came where there are none. */
export const arranged = (rows: readonly Row[], keys: readonly string[]): readonly Row[] => {
  if (keys.length === 0) return rows
  const places = new Map(keys.map((key, route) => [key, route]))
  return rows.toSorted((one, other) => (places.get(one.key) ?? keys.length) - (places.get(other.key) ?? keys.length))
}
