import { emptyAnswers } from '../../../machines/case/answers/fieldTypes'
import { problemsIn } from '../../../machines/case/answers/problems'
import { withCell, withLoadedRows } from '../../../machines/case/answers/rows/change'
import { columnsIn, groupsOf } from '../../../machines/case/answers/rows/groups'
import { columnPath, pathOf, readPath } from '../../../machines/case/answers/rows/path'
import { shareBalanceOf } from '../../../machines/case/answers/rows/shares'
import { rowsOf } from '../../../machines/case/definition/answer'
import type { CaseDefinition } from '../../../machines/case/definition/definition'
import type { Answer, Answers, FieldContext, Row, RowsField, TextFormat } from '../../../machines/case/definition/field'
import { percentOf, percentText } from '../../../machines/validation/percent'

/** An accepted answer in each input format. */
export type Samples = Readonly<Record<TextFormat, string>>

/** Returns the answer at a path: the answer to a field, or the text in a cell of its rows. */
export const answerAt = (answers: Answers, path: string): Answer | undefined => {
  const { field, key, column } = readPath(path)
  if (column === undefined) return answers[field]
  return rowsOf(answers[field]).find((row) => row.key === key)?.cells[column]
}

type Cell = readonly [path: string, value: string]

/** An even share, in percents that need no rounding. */
const shareOf = (rows: readonly Row[]): string =>
  percentText(rows.length <= 100 ? Math.floor(100 / rows.length) : Math.floor(10_000 / rows.length) / 100)

const sampleCell = (fieldContext: FieldContext, samples: Samples, field: RowsField, path: string): string => {
  const { field: name, key, column = '' } = readPath(path)
  const columnField = field.columns[column]
  if (columnField?.type === 'choice') return fieldContext.options[columnPath(name, column)]?.[0]?.value ?? ''
  if (column !== field.shares) return columnField === undefined ? '' : samples[columnField.format]
  const groups = groupsOf(field, name, fieldContext.options[name] ?? [], rowsOf(fieldContext.answers[name]))
  return shareOf(groups.find(({ rows }) => rows.some((row) => row.key === key))?.rows ?? [])
}

/** The rows of the group at a path. */
const rowsAt = ({ answers, options }: FieldContext, name: string, field: RowsField, path: string): readonly Row[] =>
  groupsOf(field, name, options[name] ?? [], rowsOf(answers[name])).find((group) => group.path === path)?.rows ?? []

/** Returns a new share for a row, so that its group adds up to 100%. `null` if none is needed or possible. */
const evenOut = (fieldContext: FieldContext, name: string, field: RowsField, path: string): Cell | null => {
  const { shares } = field
  const rows = rowsAt(fieldContext, name, field, path)
  if (shares === null) return null
  const { left, over } = shareBalanceOf(shares, rows)
  const found = rows
    .map(({ key, cells }) => ({ key, share: Math.round(((percentOf(cells[shares] ?? '') || 0) + left - over) * 100) }))
    .find(({ share }) => share > 0 && share <= 10_000)
  return found === undefined ? null : [pathOf(name, found.key, shares), percentText(found.share / 100)]
}

/** Returns a new name for a row that repeats a person. `null` if no person is repeated or the rows have no name. */
const tellApart = (fieldContext: FieldContext, name: string, field: RowsField, path: string): Cell | null => {
  const rows = rowsAt(fieldContext, name, field, path)
  const identities = rows.map(({ cells }) => field.distinctBy(cells))
  const repeated = rows.findLast(
    (_, index) => identities[index] !== null && identities.indexOf(identities[index] ?? null) < index,
  )
  if (repeated === undefined) return null
  const column = columnsIn(field, repeated).find((columnName) => field.columns[columnName]?.type === 'text')
  return column === undefined ? null : [pathOf(name, repeated.key, column), `Minta ${repeated.key}`]
}

/** Returns the next cell to fill in so that rows become valid. `null` if they are valid or cannot be corrected. */
const nextCell = (
  definition: CaseDefinition,
  fieldContext: FieldContext,
  name: string,
  field: RowsField,
  samples: Samples,
): Cell | null => {
  const wrong = problemsIn(definition, fieldContext, name)
  const [cell] = wrong.find(([path]) => readPath(path).column !== undefined) ?? []
  if (cell !== undefined) return [cell, sampleCell(fieldContext, samples, field, cell)]
  const [[group, problem] = []] = wrong
  if (group === undefined) return null
  return problem?.name === 'rowRepeated'
    ? tellApart(fieldContext, name, field, group)
    : evenOut(fieldContext, name, field, group)
}

const withCells = (answers: Answers, [path, value]: Cell): Answers => {
  const { field, key = '', column = '' } = readPath(path)
  return { ...answers, [field]: withCell(rowsOf(answers[field]), key, column, value) }
}

/** The initial answers of a case. */
export const startingAnswers = ({ form, initialAnswers }: CaseDefinition, { loaded, options }: FieldContext): Answers =>
  withLoadedRows(form, options, { ...emptyAnswers(form), ...(loaded === null ? {} : initialAnswers?.(loaded)) })

/** Adds one percent to a row, but not to the first row that has a share. */
const movedShare = (name: string, { shares }: RowsField, rows: readonly Row[]): readonly Cell[] => {
  if (shares === null) return []
  const percentIn = ({ cells }: Row) => percentOf(cells[shares] ?? '') || 0
  const other = rows.find((row) => row !== rows.find((one) => percentIn(one) > 0))
  return other === undefined ? [] : [[pathOf(name, other.key, shares), percentText(percentIn(other) + 1)]]
}

/** A change to the first of the insurer's rows: another choice, text or share. */
const changedCell = (
  { initialAnswers }: CaseDefinition,
  fieldContext: FieldContext,
  name: string,
  field: RowsField,
  samples: Samples,
): readonly Cell[] => {
  const rows = rowsOf(fieldContext.answers[name])
  const [row] = rows
  const [column] = Object.keys(field.columns)
  if (initialAnswers === null || row === undefined || column === undefined) return []
  const columnField = field.columns[column]
  if (field.shares === null && columnField?.type === 'text')
    return [[pathOf(name, row.key, column), samples[columnField.format]]]
  const otherOption = fieldContext.options[columnPath(name, column)]?.find(({ value }) => value !== row.cells[column])
  return otherOption === undefined
    ? movedShare(name, field, rows)
    : [[pathOf(name, row.key, column), otherOption.value]]
}

/** Returns the cells that a customer fills in until the rows are valid and changed, by their paths. */
export const cellsToFill = (
  definition: CaseDefinition,
  fieldContext: FieldContext,
  name: string,
  field: RowsField,
  samples: Samples,
): Readonly<Record<string, string>> => {
  const start = { ...fieldContext, answers: startingAnswers(definition, fieldContext) }
  const cells = [...changedCell(definition, start, name, field, samples)]
  const currentContext = () => ({ ...fieldContext, answers: cells.reduce(withCells, start.answers) })
  for (let next = nextCell(definition, currentContext(), name, field, samples); next !== null; ) {
    cells.push(next)
    next = nextCell(definition, currentContext(), name, field, samples)
  }
  return Object.fromEntries(cells)
}

/** Returns the next cell to fill in, or `null` if the rows are valid and changed. */
export const nextCellToFill = (
  definition: CaseDefinition,
  fieldContext: FieldContext,
  name: string,
  field: RowsField,
  samples: Samples,
): Cell | null => {
  const start = { ...fieldContext, answers: startingAnswers(definition, fieldContext) }
  const missing = changedCell(definition, start, name, field, samples).find(
    ([path, value]) => answerAt(fieldContext.answers, path) !== value,
  )
  return nextCell(definition, fieldContext, name, field, samples) ?? missing ?? null
}

/** Rows that can be submitted. */
export const acceptedRows = (
  definition: CaseDefinition,
  fieldContext: FieldContext,
  name: string,
  field: RowsField,
  samples: Samples,
): readonly Row[] =>
  rowsOf(
    Object.entries(cellsToFill(definition, fieldContext, name, field, samples)).reduce(
      withCells,
      startingAnswers(definition, fieldContext),
    )[name],
  )
