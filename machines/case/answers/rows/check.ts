import type { Problem } from '../../../validation/problem'
import type { Option, Row, RowsField, ValidationContext } from '../../definition/field'
import { isCellVisible } from '../../definition/fields/rows'
import { checkTyped } from '../checkTyped'
import { groupRows, visibleColumns } from './groups'
import { columnPath, pathOf, readPath } from './path'
import { checkShares } from './shares'

const hasRepeatedRows = ({ distinctBy }: RowsField, rows: readonly Row[]): boolean => {
  const keys = rows.flatMap(({ cells }) => distinctBy(cells) ?? [])
  return new Set(keys).size < keys.length
}

/** Returns the error that concerns a whole group of rows: repeated rows, or shares that do not sum to 100%. */
const checkGroup = (field: RowsField, rows: readonly Row[]): Problem | null =>
  hasRepeatedRows(field, rows) ? { name: 'rowRepeated' } : checkShares(field, rows)

/** The answers, options and rows that the validation of rows reads. */
export interface RowsContext extends ValidationContext {
  readonly options: Readonly<Record<string, readonly Option[]>>
  readonly rows: readonly Row[]
}

/** Returns the rows of a field, divided into groups (see `RowGroup`). */
export const rowGroupsOf = (field: RowsField, name: string, { options, rows }: RowsContext) =>
  groupRows(field, name, options[name] ?? [], rows)

const cellProblem = (
  field: RowsField,
  name: string,
  row: Row,
  column: string,
  { options, ...context }: RowsContext,
): Problem | null => {
  const columnField = field.columns[column]
  if (columnField === undefined || !isCellVisible(field, column, row)) return null
  const limits = options[name]?.find(({ value }) => value === row.of)?.limits?.[column]
  return checkTyped(columnField, options[columnPath(name, column)] ?? [], row.cells[column] ?? '', {
    ...context,
    limits,
  })
}

/** Returns the errors of a rows field in display order: each group, then its cells. */
export const rowProblems = (
  field: RowsField,
  name: string,
  rowsContext: RowsContext,
): readonly (readonly [path: string, problem: Problem])[] =>
  rowGroupsOf(field, name, rowsContext)
    .flatMap(({ path, rows }) => [
      [path, checkGroup(field, rows)] as const,
      ...rows.flatMap((row) =>
        visibleColumns(field, row).map(
          (column) => [pathOf(name, row.key, column), cellProblem(field, name, row, column, rowsContext)] as const,
        ),
      ),
    ])
    .flatMap(([path, problem]) => (problem === null ? [] : [[path, problem] as const]))

/** Returns the error at a path of a rows field; `null` if there is none. */
export const rowProblem = (field: RowsField, path: string, rowsContext: RowsContext): Problem | null => {
  const { field: name, key, column } = readPath(path)
  if (column === undefined) {
    const group = rowGroupsOf(field, name, rowsContext).find((candidate) => candidate.path === path)
    return group === undefined ? null : checkGroup(field, group.rows)
  }
  const row = rowsContext.rows.find((candidate) => candidate.key === key)
  return row === undefined ? null : cellProblem(field, name, row, column, rowsContext)
}

/**
 * Returns the path of the group that contains a row; `undefined` if no group does. An error of the group's shares has
 * this path.
 */
export const groupPathOf = (field: RowsField, path: string, rowsContext: RowsContext): string | undefined => {
  const { field: name, key } = readPath(path)
  return rowGroupsOf(field, name, rowsContext).find(({ rows }) => rows.some((row) => row.key === key))?.path
}
