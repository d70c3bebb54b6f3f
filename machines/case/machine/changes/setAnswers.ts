import { fieldContextOf } from '../../answers/fieldContext'
import { normalisedValue } from '../../answers/normalised'
import { problemOf } from '../../answers/problems'
import { withCell } from '../../answers/rows/change'
import { readPath } from '../../answers/rows/path'
import { rowsOf, textOf } from '../../definition/answer'
import type { CaseDefinition } from '../../definition/definition'
import type { Answers, CaseForm } from '../../definition/field'
import type { Questions } from '../../definition/questions'
import type { CaseContext } from '../case.types'
import { stillProved } from '../code/codeBody'
import { paidAfter } from '../payment/paidAmount'
import { changed, without } from './changed'
import { groupOf } from './checkAnswer'

/** The fields whose fault was in other answers: a postal code, once another country is chosen. */
const mendedBy = (questions: Questions, context: CaseContext, answers: Answers): readonly string[] => {
  const isWrong = (name: string, now: CaseContext) => problemOf(questions, fieldContextOf(now), name) !== null
  return Object.keys(context.problems).filter(
    (name) => isWrong(name, context) && !isWrong(name, { ...context, answers }),
  )
}

/** The answers with one of them, or one cell of its rows, as it is given now. */
const withAnswer = (form: CaseForm, answers: Answers, path: string, value: string | readonly string[]): Answers => {
  const { field, key, column } = readPath(path)
  const asked = form[field]
  if (key === undefined || column === undefined) return { ...answers, [field]: normalisedValue(asked, value) }
  const cell = normalisedValue(asked?.type === 'rows' ? asked.columns[column] : undefined, textOf(value))
  return { ...answers, [field]: withCell(rowsOf(answers[field]), key, column, cell) }
}

/**
 * What becomes of a case by answers, one or several that belong together; those to what it does not ask, or what stands
 * already, are left out.
 */
export const setAnswers = (
  definition: CaseDefinition,
  context: CaseContext,
  given: Readonly<Record<string, string | readonly string[]>>,
) => {
  const asked = Object.entries(given).filter(([path]) => {
    const { field } = readPath(path)
    return field in definition.form && !context.settled.includes(field)
  })
  if (asked.length === 0) return {}
  const answers = asked.reduce((all, [path, value]) => withAnswer(definition.form, all, path, value), context.answers)
  const touched = asked.flatMap(([path]) => [path, groupOf(definition, context, path)])
  return {
    ...without(context, ...touched, ...mendedBy(definition, context, answers)),
    ...changed(context),
    ...stillProved(definition, context, { ...context, answers }),
    answers,
    paid: paidAfter(definition, context, answers),
  }
}
