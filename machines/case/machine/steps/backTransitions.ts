import { fieldContextOf } from '../../answers/fieldContext'
import { fieldsOn } from '../../answers/visible'
import type { Questions } from '../../definition/questions'
import type { CaseContext } from '../case.types'
import { isFieldStep, type NextState, type Plan } from '../plan'
import type { CaseStep, FieldStep, WorkStep } from '../step.types'

/** The browser asks for the step of this slug. */
export interface StepRequested {
  readonly event: { readonly step: string }
}

/** Whether anything is asked on a step with fields. */
export const isPageVisible = (
  questions: Questions,
  plan: Plan,
  context: CaseContext,
  step: CaseStep | NextState,
): boolean => fieldsOn(questions, plan.pageAt(step) ?? '', fieldContextOf(context)).length > 0

/** The last step with fields before a step on which this customer is asked anything; the first one where there is none. */
export const fieldStepBefore = (
  questions: Questions,
  plan: Plan,
  context: CaseContext,
  step: 'attaching' | 'reviewing',
): FieldStep => {
  const [nearest = 'filling', ...others] = plan.backFrom(step)
  return [nearest, ...others].find((each) => isPageVisible(questions, plan, context, each)) ?? others.at(-1) ?? nearest
}

/** A state inside the form is named as its pages name each other. */
const inForm = (step: WorkStep): string => step.replace(/^filling\./, '')

const targetFrom = (plan: Plan, from: WorkStep | 'submitFailed', to: WorkStep): string =>
  plan.isPaged && from.startsWith('filling.') ? inForm(to) : to

/** Back to the nearest step with fields on which anything is asked. */
export const fieldStepTransitions = (plan: Plan, from: WorkStep) =>
  plan.backFrom(from).map((step) => ({
    ...(plan.isConditional(step) ? { guard: { type: 'isPageVisible', params: step } as const } : {}),
    target: targetFrom(plan, from, step),
  }))

/**
 * The browser's back asks for a step that lies behind. It is shown; where it cannot be any more (a code that was right,
 * a payment that was made, a page on which nothing is asked by now), the nearest one before it that can.
 */
export const backTransitions = (plan: Plan, from: WorkStep) => {
  const at = plan.steps.indexOf(from)
  return plan.steps.slice(0, at < 0 ? undefined : at).flatMap((step) => {
    const leading = (guard: 'asksFor' | 'asksForPaid', target: WorkStep) => {
      const where = plan.isConditional(target) ? target : null
      return {
        guard: { type: guard, params: ({ event }: StepRequested) => ({ asked: event.step, step, where }) },
        target: targetFrom(plan, from, target),
        actions: 'clearNotice',
      } as const
    }
    const targets = isFieldStep(step) && !plan.isConditional(step) ? [step] : plan.backFrom(step)
    if (step === 'paying') {
      return [...targets.map((each) => leading('asksForPaid', each)), leading('asksFor', step)]
    }
    return (isFieldStep(step) && plan.isConditional(step) ? [step, ...targets] : targets).map((each) =>
      leading('asksFor', each),
    )
  })
}

/** Back from the end of a case: to its payment, unless money was taken; or to its last step with fields. */
export const returning = (plan: Plan) => {
  const targets = fieldStepTransitions(plan, 'reviewing')
  if (!plan.steps.includes('paying')) return targets
  return [{ guard: 'isPaid', target: plan.before('reviewing') }, { target: 'paying' }] as const
}
