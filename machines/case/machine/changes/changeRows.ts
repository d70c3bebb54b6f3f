import { fieldContextOf } from '../../answers/fieldContext'
import { withEmptyRow, withoutRow } from '../../answers/rows/change'
import { rowGroupsOf } from '../../answers/rows/check'
import type { RowAdded, RowRemoved, SharesSpread } from '../../answers/rows/events'
import { pathOf, readPath, rowKeyOfId } from '../../answers/rows/path'
import { spreadEvenly, withoutShares, withRemainderAdded } from '../../answers/rows/spread'
import { rowsOf } from '../../definition/answer'
import type { Row, RowsField, ValidationContext } from '../../definition/field'
import type { Questions } from '../../definition/questions'
import type { CaseContext } from '../case.types'
import { editChanges, groupPathOfCell, withoutProblems } from './changeAnswers'

const changesWithRows = (
  context: CaseContext,
  field: string,
  rows: readonly Row[],
  changedPaths: readonly (string | undefined)[],
) => ({
  ...withoutProblems(context, ...changedPaths),
  ...editChanges(context),
  answers: { ...context.answers, [field]: rows },
})

/** Returns the context changes that add a row. They also remove the problem of the row's group. */
export const addRow = (context: CaseContext, { field, of }: RowAdded) =>
  changesWithRows(context, field, withEmptyRow(rowsOf(context.answers[field]), of), [pathOf(field, rowKeyOfId(of))])

/** Returns the context changes that remove a row. They also remove the problems of the row and of its group. */
export const removeRow = (questions: Questions, context: CaseContext, { field, row }: RowRemoved) => {
  const problemPaths = Object.keys(context.problems).filter((path) => {
    const fieldPath = readPath(path)
    return fieldPath.field === field && fieldPath.key === row && fieldPath.column !== undefined
  })
  const groupPath = groupPathOfCell(questions, context, pathOf(field, row))
  return changesWithRows(context, field, withoutRow(rowsOf(context.answers[field]), row), [...problemPaths, groupPath])
}

/**
 * Returns the context changes that distribute the shares of a group of rows. They also remove the problems of these
 * shares and of the group.
 */
export const spreadShares = ({ form }: Questions, context: CaseContext, { group: groupPath, how }: SharesSpread) => {
  const { field: name } = readPath(groupPath)
  const field = form[name]
  if (field?.type !== 'rows') return {}
  const rows = rowsOf(context.answers[name])
  const rowsContext = { ...fieldContextOf(context), rows }
  const group = rowGroupsOf(field, name, rowsContext).find((candidate) => candidate.path === groupPath)
  if (group === undefined || field.shares === null) return {}
  const rowsByKey = new Map(distributeShares(field, group.rows, how, rowsContext).map((row) => [row.key, row]))
  const sharePaths = group.rows.map(({ key }) => pathOf(name, key, field.shares ?? ''))
  return changesWithRows(
    context,
    name,
    rows.map((row) => rowsByKey.get(row.key) ?? row),
    [groupPath, ...sharePaths],
  )
}

const distributeShares = (
  field: RowsField,
  rows: readonly Row[],
  how: SharesSpread['how'],
  context: ValidationContext,
): readonly Row[] => {
  if (how === 'evenly') return spreadEvenly(field, rows, context)
  return how === 'nothing' ? withoutShares(field, rows) : withRemainderAdded(field, rows, how.restTo)
}
