import { rowsOf, textOf } from '../../definition/answer'
import type { Answers, CaseForm, Option, Options, Row, RowsField } from '../../definition/field'
import { normalisedValue } from '../normalised'
import { readPath, rowKeyOfId } from './path'

/**
 * Fits rows to the options. If the customer can add rows, removes the rows whose option is no longer offered. Otherwise
 * gives each option one row.
 */
const fitRowsToOptions = ({ canAdd }: RowsField, options: readonly Option[], rows: readonly Row[]): readonly Row[] =>
  canAdd
    ? rows.filter(({ of }) => options.some(({ value }) => value === of))
    : options.map(({ value }) => ({
        cells: {},
        ...rows.find(({ of }) => of === value),
        key: rowKeyOfId(value),
        of: value,
      }))

/** Sets a cell. Returns the same object if nothing changed, so that React does not render the row again. */
export const rowWithCell = (row: Row, column: string, value: string): Row =>
  (row.cells[column] ?? '') === value ? row : { ...row, cells: { ...row.cells, [column]: value } }

/** Sets a cell of one row. The other rows stay the same objects. */
export const withCell = (rows: readonly Row[], key: string, column: string, value: string): readonly Row[] =>
  rows.map((row) => (row.key === key ? rowWithCell(row, column, value) : row))

/** Sets the field or cell at a path. */
export const withAnswerAt = (
  form: CaseForm,
  answers: Answers,
  path: string,
  value: string | readonly string[],
): Answers => {
  const { field, key, column } = readPath(path)
  const formField = form[field]
  if (key === undefined || column === undefined) return { ...answers, [field]: normalisedValue(formField, value) }
  const cell = normalisedValue(formField?.type === 'rows' ? formField.columns[column] : undefined, textOf(value))
  return { ...answers, [field]: withCell(rowsOf(answers[field]), key, column, cell) }
}

/** Returns the rows with an empty row for the option `subject` at the end. */
export const withEmptyRow = (rows: readonly Row[], subject: string): readonly Row[] => {
  const lastKey = Math.max(0, ...rows.map(({ key }) => Number(key)))
  return [...rows, { key: String(lastKey + 1), of: subject, cells: {} }]
}

/** Returns the rows without the row that has this key. */
export const withoutRow = (rows: readonly Row[], key: string): readonly Row[] => rows.filter((row) => row.key !== key)

/**
 * Adapts the rows of all rows fields to the loaded options: removes rows without an option. If the customer cannot add
 * rows, each option gets one row.
 */
export const withLoadedRows = (form: CaseForm, options: Options, answers: Answers): Answers => ({
  ...answers,
  ...Object.fromEntries(
    Object.entries(form).flatMap(([name, field]) =>
      field.type === 'rows'
        ? [[name, fitRowsToOptions(field, options[name] ?? [], rowsOf(answers[name]))] as const]
        : [],
    ),
  ),
})
