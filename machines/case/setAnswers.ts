import { problemOf } from './answers'
import type { CaseContext } from './case.types'
import { stillProved } from './codeBody'
import { changed, fieldContextOf, without } from './context'
import type { CaseDefinition } from './definition'
import type { Answers, Questions } from './field'

/** The fields whose fault was in other answers: a postal code, once another country is chosen. */
const mendedBy = (questions: Questions, context: CaseContext, answers: Answers): readonly string[] => {
  const isWrong = (name: string, now: CaseContext) => problemOf(questions, fieldContextOf(now), name) !== null
  return Object.keys(context.problems).filter(
    (name) => isWrong(name, context) && !isWrong(name, { ...context, answers }),
  )
}

/** What becomes of a case by answers, one or several that belong together; those to what it does not ask are left out. */
export const setAnswers = (
  definition: CaseDefinition,
  context: CaseContext,
  given: Readonly<Record<string, string | readonly string[]>>,
) => {
  const asked = Object.entries(given).filter(([name]) => name in definition.form)
  const answers = { ...context.answers, ...Object.fromEntries(asked) }
  return {
    ...without(context, ...asked.map(([name]) => name), ...mendedBy(definition, context, answers)),
    ...changed(context),
    ...stillProved(definition, context, { ...context, answers }),
    answers,
  }
}
