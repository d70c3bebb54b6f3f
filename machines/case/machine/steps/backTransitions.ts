import { fieldContextOf } from '../../answers/fieldContext'
import { visibleFieldsOn } from '../../answers/visible'
import type { Questions } from '../../definition/questions'
import type { CaseContext } from '../case.types'
import { isFieldStep, type NextState, type Plan } from '../plan'
import type { CaseStep, FieldStep, WorkStep } from '../step.types'

/** The browser's back or forward button requested the step with this slug. */
export interface StepRequested {
  readonly event: { readonly step: string }
}

/** Tells if a step has a visible field. */
export const isPageVisible = (
  questions: Questions,
  plan: Plan,
  context: CaseContext,
  step: CaseStep | NextState,
): boolean => visibleFieldsOn(questions, plan.pageAt(step) ?? '', fieldContextOf(context)).length > 0

/** Returns the nearest earlier step whose page is visible; otherwise the nearest earlier step that is never skipped. */
export const fieldStepBefore = (
  questions: Questions,
  plan: Plan,
  context: CaseContext,
  step: 'attaching' | 'reviewing',
): FieldStep => {
  const [nearest = 'filling', ...others] = plan.backFrom(step)
  return [nearest, ...others].find((each) => isPageVisible(questions, plan, context, each)) ?? others.at(-1) ?? nearest
}

/** Returns a page's name inside `filling`. The pages target each other by these names. */
const formPageOf = (step: WorkStep): string => step.replace(/^filling\./, '')

const relativeTarget = (plan: Plan, fromStep: WorkStep | 'submitFailed', toStep: WorkStep): string =>
  plan.isPaged && fromStep.startsWith('filling.') ? formPageOf(toStep) : toStep

/** Transitions back to the nearest visible step with fields. */
export const fieldStepTransitions = (plan: Plan, fromStep: WorkStep) =>
  plan.backFrom(fromStep).map((step) => ({
    ...(plan.isConditional(step) ? { guard: { type: 'isPageVisible', params: step } as const } : {}),
    target: relativeTarget(plan, fromStep, step),
  }))

/**
 * Transitions for the browser's back button. If the requested step is no longer shown, e.g. a confirmed code, a
 * finished payment or a hidden page, the nearest step before it is shown.
 */
export const backTransitions = (plan: Plan, fromStep: WorkStep) => {
  const stepIndex = plan.steps.indexOf(fromStep)
  return plan.steps.slice(0, stepIndex < 0 ? undefined : stepIndex).flatMap((step) => {
    const transitionTo = (guard: 'asksFor' | 'asksForPaid', target: WorkStep) => {
      const conditionalStep = plan.isConditional(target) ? target : null
      return {
        guard: {
          type: guard,
          params: ({ event }: StepRequested) => ({ asked: event.step, step, where: conditionalStep }),
        },
        target: relativeTarget(plan, fromStep, target),
        actions: 'clearNotice',
      } as const
    }
    const targetSteps = isFieldStep(step) && !plan.isConditional(step) ? [step] : plan.backFrom(step)
    if (step === 'paying') {
      return [...targetSteps.map((each) => transitionTo('asksForPaid', each)), transitionTo('asksFor', step)]
    }
    return (isFieldStep(step) && plan.isConditional(step) ? [step, ...targetSteps] : targetSteps).map((each) =>
      transitionTo('asksFor', each),
    )
  })
}

/**
 * Transitions back from the summary or a failed submission: to the payment or, if the case lacks one or the customer
 * has paid, to the last step with fields.
 */
export const returnTransitions = (plan: Plan) => {
  const fieldTransitions = fieldStepTransitions(plan, 'reviewing')
  if (!plan.steps.includes('paying')) return fieldTransitions
  return [{ guard: 'isPaid', target: plan.before('reviewing') }, { target: 'paying' }] as const
}
