import type { CaseContext } from './case.types'
import { changed, without } from './context'
import type { CaseForm } from './field'

/** What becomes of a case by answers, one or several that belong together; those to what it does not ask are left out. */
export const setAnswers = (form: CaseForm, context: CaseContext, given: Readonly<Record<string, string>>) => {
  const asked = Object.entries(given).filter(([name]) => name in form)
  return {
    ...without(context, ...asked.map(([name]) => name)),
    ...changed(context),
    answers: { ...context.answers, ...Object.fromEntries(asked) },
  }
}
