import { fieldContextOf } from '../../answers/fieldContext'
import { normalisedValue } from '../../answers/normalised'
import { type Problems, problemOf, warningOf } from '../../answers/problems'
import { withAnswerAt } from '../../answers/rows/change'
import { groupPathOf } from '../../answers/rows/check'
import { readPath } from '../../answers/rows/path'
import { rowsOf } from '../../definition/answer'
import type { CaseDefinition } from '../../definition/definition'
import type { Questions } from '../../definition/questions'
import type { CaseContext } from '../case.types'
import { codeStateAfter } from '../code/code'
import { paymentAfterChange } from '../payment/paidAmount'

/**
 * Context changes of every edit: the draft is stored from now on, and the code, the submission's state and the
 * requested data are cleared.
 */
export const editChanges = ({ attempt, isCodeAsked, notice }: CaseContext) => ({
  isKept: true,
  dirty: true,
  attempt: isCodeAsked ? attempt + 1 : attempt,
  isSent: false,
  asked: null,
  failure: null,
  isCodeAsked: false,
  code: null,
  isConfirmed: false,
  answer: null,
  notice: notice === 'unchanged' || notice === 'dueOutdated' ? null : notice,
})

/** Removes the problems of some fields. Returns the same object if nothing changes. */
export const withoutFields = (problems: Problems, ...fields: readonly (string | undefined)[]): Problems =>
  Object.keys(problems).some((name) => fields.includes(name))
    ? Object.fromEntries(Object.entries(problems).filter(([name]) => !fields.includes(name)))
    : problems

const withoutFieldNames = (names: readonly string[], fields: readonly (string | undefined)[]): readonly string[] =>
  names.some((name) => fields.includes(name)) ? names.filter((name) => !fields.includes(name)) : names

/** Removes the problems and warnings of fields that were just edited. */
export const withoutProblems = (
  { problems, warnings, summaryFields, warnedFields }: CaseContext,
  ...fields: readonly (string | undefined)[]
) => ({
  problems: withoutFields(problems, ...fields),
  warnings: withoutFields(warnings, ...fields),
  summaryFields: withoutFieldNames(summaryFields, fields),
  warnedFields: withoutFieldNames(warnedFields, fields),
})

/**
 * Returns the path of the group of rows that contains a row or cell; `undefined` if the path is not inside a rows
 * field.
 */
export const groupPathOfCell = ({ form }: Questions, context: CaseContext, path: string): string | undefined => {
  const { field: name, key } = readPath(path)
  const field = form[name]
  if (field?.type !== 'rows' || key === undefined) return undefined
  return groupPathOf(field, path, { ...fieldContextOf(context), rows: rowsOf(context.answers[name]) })
}

/**
 * Validates an answer after the customer leaves its field. For a cell, also validates the cell's group of rows. Shares
 * below 100% are no error yet.
 */
export const validateAnswer = (questions: Questions, context: CaseContext, path: string) => {
  const fieldContext = fieldContextOf(context)
  const problem = problemOf(questions, fieldContext, path)
  const warning = warningOf(questions, fieldContext, path)
  const groupPath = path in questions.form ? undefined : groupPathOfCell(questions, context, path)
  const groupProblem = groupPath === undefined ? null : problemOf(questions, fieldContext, groupPath)
  return {
    problems: {
      ...withoutFields(context.problems, path),
      ...(problem && { [path]: problem }),
      ...(groupPath !== undefined &&
        groupProblem !== null &&
        groupProblem.name !== 'sharesLeft' && { [groupPath]: groupProblem }),
    },
    warnings: { ...withoutFields(context.warnings, path), ...(warning && { [path]: warning }) },
  }
}

/**
 * Returns the fields that became valid because another answer or the day changed. E.g. a foreign postal code becomes
 * valid when the country changes.
 */
export const fieldsCorrectedBy = (
  questions: Questions,
  context: CaseContext,
  change: Partial<CaseContext>,
): readonly string[] => {
  const isWrong = (name: string, checkedContext: CaseContext) =>
    problemOf(questions, fieldContextOf(checkedContext), name) !== null
  return Object.keys(context.problems).filter(
    (name) => isWrong(name, context) && !isWrong(name, { ...context, ...change }),
  )
}

/** Sets one or several answers. Fields that the case does not have and fields with a final answer are skipped. */
export const setAnswers = (
  definition: CaseDefinition,
  context: CaseContext,
  changedAnswers: Readonly<Record<string, string | readonly string[]>>,
) => {
  const { form, code, payment } = definition
  const editedPaths: (string | undefined)[] = []
  let { answers } = context
  for (const [path, value] of Object.entries(changedAnswers)) {
    // A path that is not a field's name is the path of a cell in rows.
    const isField = path in form
    const name = isField ? path : readPath(path).field
    if (!(name in form) || context.settled.includes(name)) continue
    answers = isField
      ? { ...answers, [path]: normalisedValue(form[path], value) }
      : withAnswerAt(form, answers, path, value)
    editedPaths.push(path, ...(isField ? [] : [groupPathOfCell(definition, context, path)]))
  }
  if (editedPaths.length === 0) return {}
  return {
    ...withoutProblems(context, ...editedPaths, ...fieldsCorrectedBy(definition, context, { answers })),
    ...editChanges(context),
    ...(code === null ? {} : codeStateAfter(definition, context, { ...context, answers })),
    answers,
    ...(payment === null ? {} : { paid: paymentAfterChange(definition, context, answers) }),
  }
}
