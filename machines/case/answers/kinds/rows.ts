import * as v from 'valibot'
import { rowsOf } from '../../definition/answer'
import type { FieldContext, RowsField } from '../../definition/field'
import { rowProblem, rowProblems } from '../rows/check'
import { readPath } from '../rows/path'
import type { Kind } from './kind'

const row = v.object({ key: v.string(), of: v.string(), cells: v.record(v.string(), v.string()) })

const withRows = (path: string, context: FieldContext) => ({
  ...context,
  rows: rowsOf(context.answers[readPath(path).field]),
})

/** Rows that ask the same: what is wrong stands at the cell, or at the group whose shares do not sum. */
export const rows: Kind<RowsField> = {
  needsOptions: true,
  kept: v.array(row),
  empty: () => [],
  check: (field, path, context) => rowProblem(field, path, withRows(path, context)),
  checkAll: (field, name, context) => rowProblems(field, name, withRows(name, context)),
  toWire: (field, answer) => rowsOf(answer).flatMap((one) => field.toWire(one) ?? []),
}
