import type { Option, Row, RowsField } from '../../definition/field'
import { isCellVisible } from '../../definition/fields/rows'
import { keyOfId, pathOf } from './path'

/** What the rows of a list are about: all the same, and nothing that needs a name. */
export const LISTED: Option = { value: 'listed', label: null }

/** Rows that are shown together, and whose shares are those of one whole. */
export interface RowGroup {
  /** Where its problems stand. */
  readonly path: string
  /** What its rows are about; `null` where each is about something of its own. */
  readonly about: Option | null
  readonly rows: readonly Row[]
}

/** The rows of a field as they stand together: those that are added by what they are about, the others all together. */
export const groupsOf = (
  field: RowsField,
  name: string,
  options: readonly Option[],
  rows: readonly Row[],
): readonly RowGroup[] =>
  field.canAdd
    ? options.map((about) => ({
        path: pathOf(name, keyOfId(about.value)),
        about,
        rows: rows.filter(({ of }) => of === about.value),
      }))
    : [{ path: name, about: null, rows }]

/** The columns that are asked in a row, in their order. */
export const columnsIn = (field: RowsField, row: Row): readonly string[] =>
  Object.keys(field.columns).filter((column) => isCellVisible(field, column, row))
