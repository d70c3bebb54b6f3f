import type { Cells, Option, Row, RowsField } from '../../definition/field'
import { keyOfId } from './path'

/** What stands in a row from the beginning. */
export interface RowStart<Name extends string = string> {
  /** The id of what it is about. */
  readonly of: string
  readonly cells: { readonly [Column in Name]?: string }
}

const isThere = (cell: readonly [string, string | undefined]): cell is [string, string] => cell[1] !== undefined

const cellsOf = ({ cells }: RowStart): Cells => Object.fromEntries(Object.entries(cells).filter(isThere))

/** The rows that a case begins with. */
export const startingRows = (starts: readonly RowStart[]): readonly Row[] =>
  starts.map((start, index) => ({ key: String(index + 1), of: start.of, cells: cellsOf(start) }))

/** Rows that can be added are kept where what they are about is still there; of the others there is one for each option. */
export const rowsFor = ({ canAdd }: RowsField, options: readonly Option[], rows: readonly Row[]): readonly Row[] =>
  canAdd
    ? rows.filter(({ of }) => options.some(({ value }) => value === of))
    : options.map(({ value }) => ({
        cells: {},
        ...rows.find(({ of }) => of === value),
        key: keyOfId(value),
        of: value,
      }))

/** A row with what one of its cells holds now; the same object where it holds that already, so that it is not drawn again. */
export const cellSet = (row: Row, column: string, value: string): Row =>
  (row.cells[column] ?? '') === value ? row : { ...row, cells: { ...row.cells, [column]: value } }

/** The rows with what was typed or chosen in one cell; the others stay the same objects. */
export const withCell = (rows: readonly Row[], key: string, column: string, value: string): readonly Row[] =>
  rows.map((row) => (row.key === key ? cellSet(row, column, value) : row))

/** The rows with an empty one more. */
export const withRow = (rows: readonly Row[], of: string): readonly Row[] => {
  const last = Math.max(0, ...rows.map(({ key }) => Number(key)))
  return [...rows, { key: String(last + 1), of, cells: {} }]
}

/** The rows without one. */
export const withoutRow = (rows: readonly Row[], key: string): readonly Row[] => rows.filter((row) => row.key !== key)
