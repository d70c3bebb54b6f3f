import type { Cells, Row } from './field'

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
