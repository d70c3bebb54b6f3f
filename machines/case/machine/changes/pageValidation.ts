import { fieldContextOf } from '../../answers/fieldContext'
import { type Problems, pageProblems, pageWarnings } from '../../answers/problems'
import { pageOf } from '../../answers/visible'
import type { Questions } from '../../definition/questions'
import type { CaseContext } from '../case.types'
import type { Plan } from '../plan'
import type { WorkStep } from '../step.types'
import { withoutFields } from './changeAnswers'

const fieldsElsewhere = (questions: Questions, page: string, fields: readonly string[]): readonly string[] =>
  fields.filter((name) => pageOf(questions, name) !== page)

const problemPathsOnPage = (questions: Questions, page: string, problems: Problems): readonly string[] =>
  Object.keys(problems).filter((name) => pageOf(questions, name) === page)

/** Returns the warnings of a page that were not shown yet. */
export const unseenWarnings = (questions: Questions, context: CaseContext, page: string): Problems =>
  withoutFields(pageWarnings(questions, fieldContextOf(context), page), ...Object.keys(context.warnings))

/** Shows a page's errors and lists them in the error summary. These errors keep the customer on the page. */
export const refusePage = (questions: Questions, context: CaseContext, page: string) => {
  const problems = pageProblems(questions, fieldContextOf(context), page)
  return {
    problems: {
      ...withoutFields(context.problems, ...problemPathsOnPage(questions, page, context.problems)),
      ...problems,
    },
    summaryFields: [...fieldsElsewhere(questions, page, context.summaryFields), ...Object.keys(problems)],
    warnedFields: [],
    refusals: context.refusals + 1,
  }
}

/**
 * Shows the errors of the page at which a draft resumes because the page's answers have become invalid. A chosen option
 * that is no longer offered shows no error if a failed payment or the notice `dueOutdated` already explains it.
 */
export const refuseResumedPage = (questions: Questions, context: CaseContext, page: string) => {
  const refusedChanges = refusePage(questions, context, page)
  if (context.failedCard === null && context.notice !== 'dueOutdated') return refusedChanges
  const outdatedFields = Object.keys(refusedChanges.problems).filter(
    (field) => refusedChanges.problems[field]?.name === 'notChosen',
  )
  return {
    ...refusedChanges,
    problems: withoutFields(refusedChanges.problems, ...outdatedFields),
    summaryFields: refusedChanges.summaryFields.filter((field) => !outdatedFields.includes(field)),
  }
}

/** Shows the warnings of a valid page before the customer leaves it. */
export const showPageWarnings = (questions: Questions, context: CaseContext, page: string) => {
  const newWarnings = unseenWarnings(questions, context, page)
  return {
    ...clearPageErrors(questions, context, page),
    warnings: { ...context.warnings, ...newWarnings },
    warnedFields: Object.keys(newWarnings),
    refusals: context.refusals + 1,
  }
}

/** Clears the errors of a valid page. Refused fields on other pages stay listed. */
export const clearPageErrors = (questions: Questions, context: CaseContext, page: string) => {
  const problems = withoutFields(context.problems, ...problemPathsOnPage(questions, page, context.problems))
  return {
    problems,
    summaryFields: fieldsElsewhere(questions, page, context.summaryFields),
    warnedFields: [],
    notice: Object.keys(problems).length > 0 ? context.notice : null,
  }
}

/** Clears the errors of all pages that the browser's forward button passes. */
export const clearPassedPages = (
  questions: Questions,
  plan: Plan,
  context: CaseContext,
  targetStep: WorkStep,
): CaseContext => {
  let nextContext = context
  for (const step of plan.steps.slice(plan.indexOf(context.step), plan.indexOf(targetStep))) {
    const page = plan.pageAt(step)
    if (page !== null) nextContext = { ...nextContext, ...clearPageErrors(questions, nextContext, page) }
  }
  return nextContext
}
