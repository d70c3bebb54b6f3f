import { rowsOf } from './answer'
import type { CaseContext } from './case.types'
import { changed, without } from './changed'
import { groupOf } from './checkAnswer'
import type { Questions, Row } from './field'
import { withoutRow, withRow } from './rows/change'
import type { RowAdded, RowRemoved } from './rows/events'
import { keyOfId, pathOf, readPath } from './rows/path'

const withRows = (context: CaseContext, field: string, rows: readonly Row[], old: readonly (string | undefined)[]) => ({
  ...without(context, ...old),
  ...changed(context),
  answers: { ...context.answers, [field]: rows },
})

/** What becomes of a case by one more row. */
export const rowAdded = (context: CaseContext, { field, of }: RowAdded) =>
  withRows(context, field, withRow(rowsOf(context.answers[field]), of), [pathOf(field, keyOfId(of))])

/** What becomes of a case by one row less: what was wrong with it has gone, too. */
export const rowRemoved = (questions: Questions, context: CaseContext, { field, row }: RowRemoved) => {
  const own = Object.keys(context.problems).filter((path) => {
    const at = readPath(path)
    return at.field === field && at.key === row && at.column !== undefined
  })
  const sum = groupOf(questions, context, pathOf(field, row))
  return withRows(context, field, withoutRow(rowsOf(context.answers[field]), row), [...own, sum])
}
