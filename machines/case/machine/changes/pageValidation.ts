import { fieldContextOf } from '../../answers/fieldContext'
import { type Problems, problemsOn, warningsOn } from '../../answers/problems'
import { pageOf } from '../../answers/visible'
import type { Questions } from '../../definition/questions'
import type { CaseContext } from '../case.types'
import type { Plan } from '../plan'
import type { WorkStep } from '../step.types'
import { withoutKey } from './changeAnswers'

/** Returns the fields that are not on the page. */
const fieldsElsewhere = (questions: Questions, page: string, fields: readonly string[]): readonly string[] =>
  fields.filter((name) => pageOf(questions, name) !== page)

const onPage = (questions: Questions, page: string, problems: Problems): readonly string[] =>
  Object.keys(problems).filter((name) => pageOf(questions, name) === page)

/** Returns the warnings of a page that were not shown yet. */
export const unseenWarnings = (questions: Questions, context: CaseContext, page: string): Problems =>
  withoutKey(warningsOn(questions, fieldContextOf(context), page), ...Object.keys(context.warnings))

/** Shows a page's errors and lists them in the error summary, because the page cannot be left with them. */
export const pageRefused = (questions: Questions, context: CaseContext, page: string) => {
  const problems = problemsOn(questions, fieldContextOf(context), page)
  return {
    problems: { ...withoutKey(context.problems, ...onPage(questions, page, context.problems)), ...problems },
    summaryFields: [...fieldsElsewhere(questions, page, context.summaryFields), ...Object.keys(problems)],
    warnedFields: [],
    refusals: context.refusals + 1,
  }
}

/**
 * Shows the errors of a page that a draft returns to because the page's answers have become invalid. A choice that is
 * no longer offered is not reported if a failed payment or the notice about an outdated item already explains it.
 */
export const pageResumed = (questions: Questions, context: CaseContext, page: string) => {
  const refused = pageRefused(questions, context, page)
  if (context.failedCard === null && context.notice !== 'dueOutdated') return refused
  const outdatedFields = Object.keys(refused.problems).filter((field) => refused.problems[field]?.name === 'notChosen')
  return {
    ...refused,
    problems: withoutKey(refused.problems, ...outdatedFields),
    summaryFields: refused.summaryFields.filter((field) => !outdatedFields.includes(field)),
  }
}

/** Shows the warnings of a valid page before the customer leaves it. */
export const pageWarned = (questions: Questions, context: CaseContext, page: string) => {
  const unseen = unseenWarnings(questions, context, page)
  return {
    ...pagePassed(questions, context, page),
    warnings: { ...context.warnings, ...unseen },
    warnedFields: Object.keys(unseen),
    refusals: context.refusals + 1,
  }
}

/** Clears the errors of a valid page. Refused fields on other pages stay listed. */
export const pagePassed = (questions: Questions, context: CaseContext, page: string) => {
  const problems = withoutKey(context.problems, ...onPage(questions, page, context.problems))
  return {
    problems,
    summaryFields: fieldsElsewhere(questions, page, context.summaryFields),
    warnedFields: [],
    notice: Object.keys(problems).length > 0 ? context.notice : null,
  }
}

/** Clears the errors of all pages that the browser's forward button passes. */
export const pagesPassed = (questions: Questions, plan: Plan, context: CaseContext, to: WorkStep): CaseContext => {
  let next = context
  for (const step of plan.steps.slice(plan.indexOf(context.step), plan.indexOf(to))) {
    const page = plan.pageAt(step)
    if (page !== null) next = { ...next, ...pagePassed(questions, next, page) }
  }
  return next
}
