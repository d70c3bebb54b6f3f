import type { Cells, Row } from './field'

/** Initial content of a row. */
export interface RowStart<Name extends string = string> {
  /** Value of the option that the row belongs to. */
  readonly of: string
  readonly cells: { readonly [Column in Name]?: string }
}

const isDefined = (cell: readonly [string, string | undefined]): cell is [string, string] => cell[1] !== undefined

const cellsOf = ({ cells }: RowStart): Cells => Object.fromEntries(Object.entries(cells).filter(isDefined))

/** Builds the initial rows. */
export const startingRows = (starts: readonly RowStart[]): readonly Row[] =>
  starts.map((start, index) => ({ key: String(index + 1), of: start.of, cells: cellsOf(start) }))
