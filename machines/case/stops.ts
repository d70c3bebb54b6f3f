import { type Page, type Problems, pageOf, problemsOn, warningsOn } from './answers'
import type { CaseContext } from './case.types'
import { lookOf, withoutKey } from './context'
import type { CaseForm, Questions } from './field'

/** Of these fields, the ones that do not stand on a page. */
const elsewhere = (form: CaseForm, page: Page, fields: readonly string[]): readonly string[] =>
  fields.filter((name) => pageOf(form, name) !== page)

const onPage = (form: CaseForm, page: Page, problems: Problems): readonly string[] =>
  Object.keys(problems).filter((name) => pageOf(form, name) === page)

/** What looks odd on a page and has not been shown yet. */
export const unseenOn = (questions: Questions, context: CaseContext, page: Page): Problems =>
  withoutKey(warningsOn(questions, lookOf(context), page), ...Object.keys(context.warnings))

/** A page that cannot be left: what is wrong on it is shown and listed. */
export const refusedOn = (questions: Questions, context: CaseContext, page: Page) => {
  const { form } = questions
  const problems = problemsOn(questions, lookOf(context), page)
  return {
    problems: { ...withoutKey(context.problems, ...onPage(form, page, context.problems)), ...problems },
    listed: [...elsewhere(form, page, context.listed), ...Object.keys(problems)],
    cautioned: [],
    refusals: context.refusals + 1,
  }
}

/** A page that can be left, but not before what looks odd on it was seen. */
export const warnedOn = (questions: Questions, context: CaseContext, page: Page) => {
  const unseen = unseenOn(questions, context, page)
  return {
    ...passed(questions, context, page),
    warnings: { ...context.warnings, ...unseen },
    cautioned: Object.keys(unseen),
    refusals: context.refusals + 1,
  }
}

/** A page that is in order. What was refused on the other one is still to be mended, and is not forgotten meanwhile. */
export const passed = ({ form }: Questions, context: CaseContext, page: Page) => {
  const problems = withoutKey(context.problems, ...onPage(form, page, context.problems))
  return {
    problems,
    listed: elsewhere(form, page, context.listed),
    cautioned: [],
    notice: Object.keys(problems).length > 0 ? context.notice : null,
  }
}
