import { rowsOf } from './answer'
import type { CaseContext } from './case.types'
import { withoutKey } from './changed'
import { fieldContextOf } from './fieldContext'
import { problemOf, warningOf } from './problems'
import type { Questions } from './questions'
import { groupPathOf } from './rows/check'
import { readPath } from './rows/path'

/** Where the shares stand that what is typed at a path is one of. */
export const groupOf = ({ form }: Questions, context: CaseContext, path: string): string | undefined => {
  const { field: name, key } = readPath(path)
  const field = form[name]
  if (field?.type !== 'rows' || key === undefined) return undefined
  return groupPathOf(field, path, { ...fieldContextOf(context), rows: rowsOf(context.answers[name]) })
}

/** What is said of an answer once it was left, and of its group; that shares are left is no fault yet. */
export const answerChecked = (questions: Questions, context: CaseContext, path: string) => {
  const known = fieldContextOf(context)
  const problem = problemOf(questions, known, path)
  const warning = warningOf(questions, known, path)
  const group = groupOf(questions, context, path)
  const ofGroup = group === undefined ? null : problemOf(questions, known, group)
  return {
    problems: {
      ...withoutKey(context.problems, path),
      ...(problem && { [path]: problem }),
      ...(group !== undefined && ofGroup !== null && ofGroup.name !== 'sharesLeft' && { [group]: ofGroup }),
    },
    warnings: { ...withoutKey(context.warnings, path), ...(warning && { [path]: warning }) },
  }
}
