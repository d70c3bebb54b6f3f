import { fieldContextOf } from '../../answers/fieldContext'
import { withoutRow, withRow } from '../../answers/rows/change'
import { groupsAt } from '../../answers/rows/check'
import type { RowAdded, RowRemoved, SharesSpread } from '../../answers/rows/events'
import { keyOfId, pathOf, readPath } from '../../answers/rows/path'
import { spreadEvenly, withoutShares, withRest } from '../../answers/rows/spread'
import { rowsOf } from '../../definition/answer'
import type { Asking, Row, RowsField } from '../../definition/field'
import type { Questions } from '../../definition/questions'
import type { CaseContext } from '../case.types'
import { changed, groupOf, without } from './changeAnswers'

const withRows = (context: CaseContext, field: string, rows: readonly Row[], old: readonly (string | undefined)[]) => ({
  ...without(context, ...old),
  ...changed(context),
  answers: { ...context.answers, [field]: rows },
})

/** Adds a row. */
export const rowAdded = (context: CaseContext, { field, of }: RowAdded) =>
  withRows(context, field, withRow(rowsOf(context.answers[field]), of), [pathOf(field, keyOfId(of))])

/** Removes a row and its problems. */
export const rowRemoved = (questions: Questions, context: CaseContext, { field, row }: RowRemoved) => {
  const own = Object.keys(context.problems).filter((path) => {
    const at = readPath(path)
    return at.field === field && at.key === row && at.column !== undefined
  })
  const sum = groupOf(questions, context, pathOf(field, row))
  return withRows(context, field, withoutRow(rowsOf(context.answers[field]), row), [...own, sum])
}

/** Distributes the shares of a group and removes their problems. */
export const sharesSpread = ({ form }: Questions, context: CaseContext, { group: path, how }: SharesSpread) => {
  const { field: name } = readPath(path)
  const field = form[name]
  if (field?.type !== 'rows') return {}
  const rows = rowsOf(context.answers[name])
  const known = { ...fieldContextOf(context), rows }
  const group = groupsAt(field, name, known).find((one) => one.path === path)
  if (group === undefined || field.shares === null) return {}
  const laid = new Map(laidOut(field, group.rows, how, known).map((row) => [row.key, row]))
  const cells = group.rows.map(({ key }) => pathOf(name, key, field.shares ?? ''))
  return withRows(
    context,
    name,
    rows.map((row) => laid.get(row.key) ?? row),
    [path, ...cells],
  )
}

const laidOut = (field: RowsField, rows: readonly Row[], how: SharesSpread['how'], asking: Asking): readonly Row[] => {
  if (how === 'evenly') return spreadEvenly(field, rows, asking)
  return how === 'nothing' ? withoutShares(field, rows) : withRest(field, rows, how.restTo)
}
