import { fieldContextOf } from '../../answers/fieldContext'
import { withoutRow, withRow } from '../../answers/rows/change'
import { groupsAt } from '../../answers/rows/check'
import type { RowAdded, RowRemoved, SharesSpread } from '../../answers/rows/events'
import { keyOfId, pathOf, readPath } from '../../answers/rows/path'
import { spreadEvenly, withoutShares, withRest } from '../../answers/rows/spread'
import { rowsOf } from '../../definition/answer'
import type { Row, RowsField, ValidationContext } from '../../definition/field'
import type { Questions } from '../../definition/questions'
import type { CaseContext } from '../case.types'
import { afterEdit, groupOf, withoutProblems } from './changeAnswers'

const withRows = (
  context: CaseContext,
  field: string,
  rows: readonly Row[],
  changedPaths: readonly (string | undefined)[],
) => ({
  ...withoutProblems(context, ...changedPaths),
  ...afterEdit(context),
  answers: { ...context.answers, [field]: rows },
})

/** Adds a row. */
export const rowAdded = (context: CaseContext, { field, of }: RowAdded) =>
  withRows(context, field, withRow(rowsOf(context.answers[field]), of), [pathOf(field, keyOfId(of))])

/** Removes a row and its problems. */
export const rowRemoved = (questions: Questions, context: CaseContext, { field, row }: RowRemoved) => {
  const problemPaths = Object.keys(context.problems).filter((path) => {
    const fieldPath = readPath(path)
    return fieldPath.field === field && fieldPath.key === row && fieldPath.column !== undefined
  })
  const groupPath = groupOf(questions, context, pathOf(field, row))
  return withRows(context, field, withoutRow(rowsOf(context.answers[field]), row), [...problemPaths, groupPath])
}

/** Distributes the shares of a group and removes their problems. */
export const sharesSpread = ({ form }: Questions, context: CaseContext, { group: path, how }: SharesSpread) => {
  const { field: name } = readPath(path)
  const field = form[name]
  if (field?.type !== 'rows') return {}
  const rows = rowsOf(context.answers[name])
  const rowsContext = { ...fieldContextOf(context), rows }
  const group = groupsAt(field, name, rowsContext).find((one) => one.path === path)
  if (group === undefined || field.shares === null) return {}
  const rowsByKey = new Map(distributeShares(field, group.rows, how, rowsContext).map((row) => [row.key, row]))
  const cells = group.rows.map(({ key }) => pathOf(name, key, field.shares ?? ''))
  return withRows(
    context,
    name,
    rows.map((row) => rowsByKey.get(row.key) ?? row),
    [path, ...cells],
  )
}

const distributeShares = (
  field: RowsField,
  rows: readonly Row[],
  how: SharesSpread['how'],
  context: ValidationContext,
): readonly Row[] => {
  if (how === 'evenly') return spreadEvenly(field, rows, context)
  return how === 'nothing' ? withoutShares(field, rows) : withRest(field, rows, how.restTo)
}
