import type { Cells, ChoiceField, Column, Row, RowsField, TextField } from '../field'

/** Whether a column is asked in a row. */
export const isCellAsked = ({ askedInRow }: RowsField, column: string, { cells }: Row): boolean =>
  askedInRow[column]?.(cells) ?? true

type Columns = Readonly<Record<string, Column>>

type WireOfColumn<C> = C extends TextField<infer Wire> | ChoiceField<infer Wire> ? Wire : never

/** What a row's cells become: those that are not asked in every row may be missing. */
type Values<Asked extends Columns, Conditional extends keyof Asked> = {
  readonly [Name in Exclude<keyof Asked, Conditional>]: WireOfColumn<Asked[Name]>
} & { readonly [Name in Conditional]?: WireOfColumn<Asked[Name]> }

interface TypedRows<Asked extends Columns, Conditional extends keyof Asked & string, Wire> {
  readonly columns: Asked
  /** Columns that are not asked in every row, and where they are. */
  readonly askedInRow?: { readonly [Name in Conditional]: (cells: Cells) => boolean }
  /** Whether rows are added and removed, for each of the options; otherwise there is a row for each of them. */
  readonly canAdd?: boolean
  /** Whether they are about nothing else than the field: one list, of as many as are added. Then there are no options to name. */
  readonly isList?: boolean
  /** The column whose percentages sum to 100: those of one option where rows are added, otherwise all. */
  readonly shares?: keyof Asked & string
  /** What a row stands for, where a group can have that only once; `null` for what may stand there again. */
  readonly distinctBy?: (cells: Cells) => string | null
  /** A row as the insurer takes it, with the id of what it is about; `null` for one that says nothing. */
  readonly wire: (values: Values<Asked, Conditional>, of: string) => Wire | null
}

/**
 * Rows of the same questions, about what the case's `options` name: a row for each (funds), or as many as there are added
 * to each (beneficiaries of a service); or a list of them, about nothing else (what was damaged).
 */
export const rows = <const Asked extends Columns, Wire, Conditional extends keyof Asked & string = never>({
  columns,
  askedInRow,
  isList = false,
  canAdd = isList,
  shares,
  distinctBy = () => null,
  wire,
}: TypedRows<Asked, Conditional, Wire>): RowsField<Wire, keyof Asked & string> => {
  const field: RowsField<Wire, keyof Asked & string> = {
    type: 'rows',
    kind: 'rows',
    isOptional: false,
    columns,
    askedInRow: askedInRow ?? {},
    canAdd,
    isList,
    shares: shares ?? null,
    distinctBy,
    toWire: (row) => {
      const values = Object.entries(columns).flatMap(([name, column]) =>
        isCellAsked(field, name, row) ? [[name, column.toWire(row.cells[name] ?? '')] as const] : [],
      )
      // Each is what its column has made of the cell; the erased columns cannot say so.
      return wire(Object.fromEntries(values) as Values<Asked, Conditional>, row.of)
    },
  }
  return field
}
