import type { Problem } from '../../../validation/problem'
import type { Asking, Option, Row, RowsField } from '../../definition/field'
import { isCellVisible } from '../../definition/fields/rows'
import { checkTyped } from '../checkTyped'
import { columnsIn, groupsOf } from './groups'
import { columnPath, pathOf, readPath } from './path'
import { checkShares } from './shares'

const isRepeated = ({ distinctBy }: RowsField, rows: readonly Row[]): boolean => {
  const known = rows.flatMap(({ cells }) => distinctBy(cells) ?? [])
  return new Set(known).size < known.length
}

/** What is wrong with the rows of a group together. */
const checkGroup = (field: RowsField, rows: readonly Row[]): Problem | null =>
  isRepeated(field, rows) ? { name: 'rowRepeated' } : checkShares(field, rows)

/** The rows of a field, and what they are looked at with. */
export interface RowsContext extends Asking {
  readonly options: Readonly<Record<string, readonly Option[]>>
  readonly rows: readonly Row[]
}

/** The groups of a field's rows. */
export const groupsAt = (field: RowsField, name: string, { options, rows }: RowsContext) =>
  groupsOf(field, name, options[name] ?? [], rows)

const cellProblem = (
  field: RowsField,
  name: string,
  row: Row,
  column: string,
  { options, ...asking }: RowsContext,
): Problem | null => {
  const asked = field.columns[column]
  if (asked === undefined || !isCellVisible(field, column, row)) return null
  const limits = options[name]?.find(({ value }) => value === row.of)?.limits?.[column]
  return checkTyped(asked, options[columnPath(name, column)] ?? [], row.cells[column] ?? '', { ...asking, limits })
}

/** What is wrong with a field of rows, in the order in which it is shown: each group, then its cells. */
export const rowProblems = (
  field: RowsField,
  name: string,
  known: RowsContext,
): readonly (readonly [path: string, problem: Problem])[] =>
  groupsAt(field, name, known)
    .flatMap(({ path, rows }) => [
      [path, checkGroup(field, rows)] as const,
      ...rows.flatMap((row) =>
        columnsIn(field, row).map(
          (column) => [pathOf(name, row.key, column), cellProblem(field, name, row, column, known)] as const,
        ),
      ),
    ])
    .flatMap(([path, problem]) => (problem === null ? [] : [[path, problem] as const]))

/** What is wrong at one path of a field of rows. */
export const rowProblem = (field: RowsField, path: string, known: RowsContext): Problem | null => {
  const { field: name, key, column } = readPath(path)
  if (column === undefined) {
    const group = groupsAt(field, name, known).find((one) => one.path === path)
    return group === undefined ? null : checkGroup(field, group.rows)
  }
  const row = known.rows.find((one) => one.key === key)
  return row === undefined ? null : cellProblem(field, name, row, column, known)
}

/** The group that a row stands in: where the problem of its shares stands. */
export const groupPathOf = (field: RowsField, path: string, known: RowsContext): string | undefined => {
  const { field: name, key } = readPath(path)
  return groupsAt(field, name, known).find(({ rows }) => rows.some((row) => row.key === key))?.path
}
