import type { Option, Row, RowsField } from '../../definition/field'
import { isCellVisible } from '../../definition/fields/rows'
import { pathOf, rowKeyOfId } from './path'

/** The option that all rows of a field with `isList` belong to. It has no label. */
export const LIST_SUBJECT: Option = { value: 'listed', label: null }

/** Rows shown together. If the field has shares, the shares of a group sum to 100%. */
export interface RowGroup {
  /** Path of the group, e.g. `beneficiaries.DEATH`. An error of the whole group is stored under it. */
  readonly path: string
  /** Option that all rows of the group belong to; `null` if each row has its own option. */
  readonly about: Option | null
  readonly rows: readonly Row[]
}

/** Groups rows by option if the customer can add rows; otherwise all rows are one group. */
export const groupRows = (
  field: RowsField,
  name: string,
  options: readonly Option[],
  rows: readonly Row[],
): readonly RowGroup[] =>
  field.canAdd
    ? options.map((about) => ({
        path: pathOf(name, rowKeyOfId(about.value)),
        about,
        rows: rows.filter(({ of }) => of === about.value),
      }))
    : [{ path: name, about: null, rows }]

/** Returns the visible columns of a row, in order. */
export const visibleColumns = (field: RowsField, row: Row): readonly string[] =>
  Object.keys(field.columns).filter((column) => isCellVisible(field, column, row))
