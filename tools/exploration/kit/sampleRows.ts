import { emptyAnswers } from '../../../machines/case/answers/fieldTypes'
import { fieldProblems } from '../../../machines/case/answers/problems'
import { withCell, withLoadedRows } from '../../../machines/case/answers/rows/change'
import { groupRows, visibleColumns } from '../../../machines/case/answers/rows/groups'
import { columnPath, pathOf, readPath } from '../../../machines/case/answers/rows/path'
import { shareBalanceOf } from '../../../machines/case/answers/rows/shares'
import { rowsOf } from '../../../machines/case/definition/answer'
import type { CaseDefinition } from '../../../machines/case/definition/definition'
import type { Answer, Answers, FieldContext, Row, RowsField, TextFormat } from '../../../machines/case/definition/field'
import { parsePercent, percentText } from '../../../machines/validation/percent'

/** An accepted answer in each input format. */
export type SampleTexts = Readonly<Record<TextFormat, string>>

/** Returns the answer at a path: the answer to a field, or the text in a cell of its rows. */
export const answerAt = (answers: Answers, path: string): Answer | undefined => {
  const { field, key, column } = readPath(path)
  if (column === undefined) return answers[field]
  return rowsOf(answers[field]).find((row) => row.key === key)?.cells[column]
}

type Cell = readonly [path: string, value: string]

/**
 * Returns an equal share for each row: whole percents, or hundredths for more than 100 rows. The shares may add up to
 * less than 100%.
 */
const evenShare = (rows: readonly Row[]): string =>
  percentText(rows.length <= 100 ? Math.floor(100 / rows.length) : Math.floor(10_000 / rows.length) / 100)

const sampleCellText = (fieldContext: FieldContext, samples: SampleTexts, field: RowsField, path: string): string => {
  const { field: name, key, column = '' } = readPath(path)
  const columnField = field.columns[column]
  if (columnField?.type === 'choice') return fieldContext.options[columnPath(name, column)]?.[0]?.value ?? ''
  if (column !== field.shares) return columnField === undefined ? '' : samples[columnField.format]
  const groups = groupRows(field, name, fieldContext.options[name] ?? [], rowsOf(fieldContext.answers[name]))
  return evenShare(groups.find(({ rows }) => rows.some((row) => row.key === key))?.rows ?? [])
}

/** Returns the rows that belong to the group at this path. */
const rowsAt = ({ answers, options }: FieldContext, name: string, field: RowsField, path: string): readonly Row[] =>
  groupRows(field, name, options[name] ?? [], rowsOf(answers[name])).find((group) => group.path === path)?.rows ?? []

/**
 * Returns the cell with a new share for one row, so that its group adds up to 100%, or `null` if none is needed or
 * possible.
 */
const balancingCell = (fieldContext: FieldContext, name: string, field: RowsField, path: string): Cell | null => {
  const { shares } = field
  const rows = rowsAt(fieldContext, name, field, path)
  if (shares === null) return null
  const { left, over } = shareBalanceOf(shares, rows)
  const rowWithNewShare = rows
    .map(({ key, cells }) => ({
      key,
      share: Math.round(((parsePercent(cells[shares] ?? '') || 0) + left - over) * 100),
    }))
    .find(({ share }) => share > 0 && share <= 10_000)
  return rowWithNewShare === undefined
    ? null
    : [pathOf(name, rowWithNewShare.key, shares), percentText(rowWithNewShare.share / 100)]
}

/**
 * Returns the cell with a new name for a row that repeats a person, or `null` if no person is repeated or the rows have
 * no name.
 */
const distinguishingCell = (fieldContext: FieldContext, name: string, field: RowsField, path: string): Cell | null => {
  const rows = rowsAt(fieldContext, name, field, path)
  const identities = rows.map(({ cells }) => field.distinctBy(cells))
  const repeatedRow = rows.findLast(
    (_, index) => identities[index] !== null && identities.indexOf(identities[index] ?? null) < index,
  )
  if (repeatedRow === undefined) return null
  const column = visibleColumns(field, repeatedRow).find((columnName) => field.columns[columnName]?.type === 'text')
  return column === undefined ? null : [pathOf(name, repeatedRow.key, column), `Minta ${repeatedRow.key}`]
}

/** Returns the next cell to fill in so that rows become valid, or `null` if they are valid or cannot be corrected. */
const nextCell = (
  definition: CaseDefinition,
  fieldContext: FieldContext,
  name: string,
  field: RowsField,
  samples: SampleTexts,
): Cell | null => {
  const problems = fieldProblems(definition, fieldContext, name)
  const [cellPath] = problems.find(([path]) => readPath(path).column !== undefined) ?? []
  if (cellPath !== undefined) return [cellPath, sampleCellText(fieldContext, samples, field, cellPath)]
  const [[groupPath, problem] = []] = problems
  if (groupPath === undefined) return null
  return problem?.name === 'rowRepeated'
    ? distinguishingCell(fieldContext, name, field, groupPath)
    : balancingCell(fieldContext, name, field, groupPath)
}

const answersWithCell = (answers: Answers, [path, value]: Cell): Answers => {
  const { field, key = '', column = '' } = readPath(path)
  return { ...answers, [field]: withCell(rowsOf(answers[field]), key, column, value) }
}

/** Returns the initial answers of a case. */
export const startingAnswers = ({ form, initialAnswers }: CaseDefinition, { loaded, options }: FieldContext): Answers =>
  withLoadedRows(form, options, { ...emptyAnswers(form), ...(loaded === null ? {} : initialAnswers?.(loaded)) })

/**
 * Returns a list with the cell that raises the share of one row by 1%. The row is the second one if the first has a
 * share, otherwise the first. The list is empty if there is no such row.
 */
const increasedShareCells = (name: string, { shares }: RowsField, rows: readonly Row[]): readonly Cell[] => {
  if (shares === null) return []
  const percentIn = ({ cells }: Row) => parsePercent(cells[shares] ?? '') || 0
  const otherRow = rows.find((row) => row !== rows.find((candidate) => percentIn(candidate) > 0))
  return otherRow === undefined ? [] : [[pathOf(name, otherRow.key, shares), percentText(percentIn(otherRow) + 1)]]
}

/**
 * Returns the cell that changes the rows which a case fills in from loaded data; empty if no row can be changed. The
 * first row gets another text or option, or else one row gets a share that is higher by 1%.
 */
const changedCell = (
  { initialAnswers }: CaseDefinition,
  fieldContext: FieldContext,
  name: string,
  field: RowsField,
  samples: SampleTexts,
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
    ? increasedShareCells(name, field, rows)
    : [[pathOf(name, row.key, column), otherOption.value]]
}

/** Returns the cells that a customer fills in until the rows are valid and changed, by their paths. */
export const cellsToFill = (
  definition: CaseDefinition,
  fieldContext: FieldContext,
  name: string,
  field: RowsField,
  samples: SampleTexts,
): Readonly<Record<string, string>> => {
  const startContext = { ...fieldContext, answers: startingAnswers(definition, fieldContext) }
  const cells = [...changedCell(definition, startContext, name, field, samples)]
  const currentContext = () => ({ ...fieldContext, answers: cells.reduce(answersWithCell, startContext.answers) })
  for (let cell = nextCell(definition, currentContext(), name, field, samples); cell !== null; ) {
    cells.push(cell)
    cell = nextCell(definition, currentContext(), name, field, samples)
  }
  return Object.fromEntries(cells)
}

/** Returns the next cell to fill in, or `null` if the rows are valid and changed. */
export const nextCellToFill = (
  definition: CaseDefinition,
  fieldContext: FieldContext,
  name: string,
  field: RowsField,
  samples: SampleTexts,
): Cell | null => {
  const startContext = { ...fieldContext, answers: startingAnswers(definition, fieldContext) }
  const missingCell = changedCell(definition, startContext, name, field, samples).find(
    ([path, value]) => answerAt(fieldContext.answers, path) !== value,
  )
  return nextCell(definition, fieldContext, name, field, samples) ?? missingCell ?? null
}

/** Returns rows that can be submitted. */
export const acceptedRows = (
  definition: CaseDefinition,
  fieldContext: FieldContext,
  name: string,
  field: RowsField,
  samples: SampleTexts,
): readonly Row[] =>
  rowsOf(
    Object.entries(cellsToFill(definition, fieldContext, name, field, samples)).reduce(
      answersWithCell,
      startingAnswers(definition, fieldContext),
    )[name],
  )
