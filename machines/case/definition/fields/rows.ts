import type { Cells, ChoiceField, Column, Row, RowsField, TextField } from '../field'

/** Tells if a column is visible in a row. */
export const isCellVisible = ({ visibleInRow }: RowsField, column: string, { cells }: Row): boolean =>
  visibleInRow[column]?.(cells) ?? true

type Columns = Readonly<Record<string, Column>>

type PayloadOfColumn<C> = C extends TextField<infer Payload> | ChoiceField<infer Payload> ? Payload : never

/** The serialized cells of a row. Columns with a visibility condition are optional. */
type SerializedCells<RowColumns extends Columns, Conditional extends keyof RowColumns> = {
  readonly [Name in Exclude<keyof RowColumns, Conditional>]: PayloadOfColumn<RowColumns[Name]>
} & { readonly [Name in Conditional]?: PayloadOfColumn<RowColumns[Name]> }

interface TypedRows<RowColumns extends Columns, Conditional extends keyof RowColumns & string, Payload> {
  readonly columns: RowColumns
  /** Visibility conditions by column. A column without a condition is visible in every row. */
  readonly visibleInRow?: { readonly [Name in Conditional]: (cells: Cells) => boolean }
  /** `true` if the customer adds and removes rows under each option; otherwise each option has exactly one row. */
  readonly canAdd?: boolean
  /** `true` for a single list of rows that belong to no option. The case's `options` do not name the field then. */
  readonly isList?: boolean
  /** The column whose percentages sum to 100: in each option's group if rows can be added, otherwise over all rows. */
  readonly shares?: keyof RowColumns & string
  /** Returns a key that must be unique among the rows of a group; `null` if this row may repeat. */
  readonly distinctBy?: (cells: Cells) => string | null
  /** Returns the row for the submitted body; `null` if the row is not sent. `of` is the value of the row's option. */
  readonly serialize: (values: SerializedCells<RowColumns, Conditional>, of: string) => Payload | null
}

/**
 * Rows with the same columns. Three shapes: one row for each of the case's `options` (funds), any number of rows under
 * each option (beneficiaries of a service), or a single list without options (damaged things).
 */
export const rows = <const RowColumns extends Columns, Payload, Conditional extends keyof RowColumns & string = never>({
  columns,
  visibleInRow,
  isList = false,
  canAdd = isList,
  shares,
  distinctBy = () => null,
  serialize,
}: TypedRows<RowColumns, Conditional, Payload>): RowsField<Payload, keyof RowColumns & string> => {
  const field: RowsField<Payload, keyof RowColumns & string> = {
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
      // The cast is safe: each column has serialized its own value. TypeScript no longer knows the types of the columns
      // at this point.
      return serialize(Object.fromEntries(values) as SerializedCells<RowColumns, Conditional>, row.of)
    },
  }
  return field
}
