import { type Page, type Problems, pageOf, problemsOn, warningsOn } from './answers'
import type { CaseContext } from './case.types'
import { fieldContextOf, withoutKey } from './context'
import type { CaseForm, Questions } from './field'

/** Of these fields, the ones that do not stand on a page. */
const elsewhere = (form: CaseForm, page: Page, fields: readonly string[]): readonly string[] =>
  fields.filter((name) => pageOf(form, name) !== page)

const onPage = (form: CaseForm, page: Page, problems: Problems): readonly string[] =>
  Object.keys(problems).filter((name) => pageOf(form, name) === page)

/** What looks odd on a page and has not been shown yet. */
export const unseenWarnings = (questions: Questions, context: CaseContext, page: Page): Problems =>
  withoutKey(warningsOn(questions, fieldContextOf(context), page), ...Object.keys(context.warnings))

/** A page that cannot be left: what is wrong on it is shown and listed. */
export const pageRefused = (questions: Questions, context: CaseContext, page: Page) => {
  const { form } = questions
  const problems = problemsOn(questions, fieldContextOf(context), page)
  return {
    problems: { ...withoutKey(context.problems, ...onPage(form, page, context.problems)), ...problems },
    summaryFields: [...elsewhere(form, page, context.summaryFields), ...Object.keys(problems)],
    warnedFields: [],
    refusals: context.refusals + 1,
  }
}

/** A page that can be left, but not before what looks odd on it was seen. */
export const pageWarned = (questions: Questions, context: CaseContext, page: Page) => {
  const unseen = unseenWarnings(questions, context, page)
  return {
    ...pagePassed(questions, context, page),
    warnings: { ...context.warnings, ...unseen },
    warnedFields: Object.keys(unseen),
    refusals: context.refusals + 1,
  }
}

/** A page that is in order. What was refused on the other one is still to be mended, and is not forgotten meanwhile. */
export const pagePassed = ({ form }: Questions, context: CaseContext, page: Page) => {
  const problems = withoutKey(context.problems, ...onPage(form, page, context.problems))
  return {
    problems,
    summaryFields: elsewhere(form, page, context.summaryFields),
    warnedFields: [],
    notice: Object.keys(problems).length > 0 ? context.notice : null,
  }
}
