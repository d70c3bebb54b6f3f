import { rowsOf, textOf } from '../../definition/answer'
import type { Answers, CaseForm, Option, Options, Row, RowsField } from '../../definition/field'
import { normalisedValue } from '../normalised'
import { keyOfId, readPath } from './path'

/** Rows that can be added are kept where what they are about is still there; of the others there is one for each option. */
export const rowsFor = ({ canAdd }: RowsField, options: readonly Option[], rows: readonly Row[]): readonly Row[] =>
  canAdd
    ? rows.filter(({ of }) => options.some(({ value }) => value === of))
    : options.map(({ value }) => ({
        cells: {},
        ...rows.find(({ of }) => of === value),
        key: keyOfId(value),
        of: value,
      }))

/** A row with what one of its cells holds now; the same object where it holds that already, so that it is not drawn again. */
export const cellSet = (row: Row, column: string, value: string): Row =>
  (row.cells[column] ?? '') === value ? row : { ...row, cells: { ...row.cells, [column]: value } }

/** The rows with what was typed or chosen in one cell; the others stay the same objects. */
export const withCell = (rows: readonly Row[], key: string, column: string, value: string): readonly Row[] =>
  rows.map((row) => (row.key === key ? cellSet(row, column, value) : row))

/** The answers with what was typed or chosen at the path of one cell. */
export const withCellAt = (
  form: CaseForm,
  answers: Answers,
  path: string,
  value: string | readonly string[],
): Answers => {
  const { field, key, column } = readPath(path)
  const asked = form[field]
  if (key === undefined || column === undefined) return { ...answers, [field]: normalisedValue(asked, value) }
  const cell = normalisedValue(asked?.type === 'rows' ? asked.columns[column] : undefined, textOf(value))
  return { ...answers, [field]: withCell(rowsOf(answers[field]), key, column, cell) }
}

/** The rows with an empty one more. */
export const withRow = (rows: readonly Row[], of: string): readonly Row[] => {
  const last = Math.max(0, ...rows.map(({ key }) => Number(key)))
  return [...rows, { key: String(last + 1), of, cells: {} }]
}

/** The rows without one. */
export const withoutRow = (rows: readonly Row[], key: string): readonly Row[] => rows.filter((row) => row.key !== key)

/** The answers with the rows that there are for what was loaded. */
export const withLoadedRows = (form: CaseForm, options: Options, answers: Answers): Answers => ({
  ...answers,
  ...Object.fromEntries(
    Object.entries(form).flatMap(([name, field]) =>
      field.type === 'rows' ? [[name, rowsFor(field, options[name] ?? [], rowsOf(answers[name]))] as const] : [],
    ),
  ),
})
