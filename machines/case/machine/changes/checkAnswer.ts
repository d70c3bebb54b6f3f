import { fieldContextOf } from '../../answers/fieldContext'
import { problemOf, warningOf } from '../../answers/problems'
import { groupPathOf } from '../../answers/rows/check'
import { readPath } from '../../answers/rows/path'
import { rowsOf } from '../../definition/answer'
import type { Questions } from '../../definition/questions'
import type { CaseContext } from '../case.types'
import { withoutKey } from './changed'

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
