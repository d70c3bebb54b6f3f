import type { Cells, ChoiceField, Column, Row, RowsField, TextField } from '../field'

/** Whether a column is asked in a row. */
export const isCellVisible = ({ visibleInRow }: RowsField, column: string, { cells }: Row): boolean =>
  visibleInRow[column]?.(cells) ?? true

type Columns = Readonly<Record<string, Column>>

type PayloadOfColumn<C> = C extends TextField<infer Payload> | ChoiceField<infer Payload> ? Payload : never

/** What a row's cells become: those that are not asked in every row may be missing. */
type Values<Asked extends Columns, Conditional extends keyof Asked> = {
  readonly [Name in Exclude<keyof Asked, Conditional>]: PayloadOfColumn<Asked[Name]>
} & { readonly [Name in Conditional]?: PayloadOfColumn<Asked[Name]> }

interface TypedRows<Asked extends Columns, Conditional extends keyof Asked & string, Payload> {
  readonly columns: Asked
  /** Columns that are not asked in every row, and where they are. */
  readonly visibleInRow?: { readonly [Name in Conditional]: (cells: Cells) => boolean }
  /** Whether rows are added and removed, for each of the options; otherwise there is a row for each of them. */
  readonly canAdd?: boolean
  /** Whether they are about nothing else than the field: one list, of as many as are added. Then there are no options to name. */
  readonly isList?: boolean
  /** The column whose percentages sum to 100: those of one option where rows are added, otherwise all. */
  readonly shares?: keyof Asked & string
  /** What a row stands for, where a group can have that only once; `null` for what may stand there again. */
  readonly distinctBy?: (cells: Cells) => string | null
  /** A row as the insurer takes it, with the id of what it is about; `null` for one that says nothing. */
  readonly serialize: (values: Values<Asked, Conditional>, of: string) => Payload | null
}

/**
 * Rows of the same questions, about what the case's `options` name: a row for each (funds), or as many as there are added
 * to each (beneficiaries of a service); or a list of them, about nothing else (what was damaged).
 */
export const rows = <const Asked extends Columns, Payload, Conditional extends keyof Asked & string = never>({
  columns,
  visibleInRow,
  isList = false,
  canAdd = isList,
  shares,
  distinctBy = () => null,
  serialize,
}: TypedRows<Asked, Conditional, Payload>): RowsField<Payload, keyof Asked & string> => {
  const field: RowsField<Payload, keyof Asked & string> = {
    type: 'rows',
    format: 'rows',
    isOptional: false,
    columns,
    visibleInRow: visibleInRow ?? {},
    canAdd,
    isList,
    shares: shares ?? null,
    distinctBy,
    serialize: (row) => {
      const values = Object.entries(columns).flatMap(([name, column]) =>
        isCellVisible(field, name, row) ? [[name, column.serialize(row.cells[name] ?? '')] as const] : [],
      )
      // Each is what its column has made of the cell; the erased columns cannot say so.
      return serialize(Object.fromEntries(values) as Values<Asked, Conditional>, row.of)
    },
  }
  return field
}
