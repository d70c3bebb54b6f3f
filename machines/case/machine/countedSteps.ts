import type { Questions } from '../definition/questions'
import type { CaseContext } from './case.types'
import type { Plan } from './plan'
import type { WorkStep } from './step.types'
import { isPageVisible } from './steps/backTransitions'

/**
 * The steps that count for a customer who stands at one: not those before the one at which the case was opened, nor those
 * that were passed since nothing is asked on them. Of what lies ahead all count, so that there never come more.
 */
export const countedSteps = (
  questions: Questions,
  plan: Plan,
  context: CaseContext,
  at: WorkStep,
): readonly WorkStep[] => {
  const begun = plan.indexOf(context.begunAt)
  return plan.steps.filter((step, index) => {
    if (index >= plan.indexOf(at)) return true
    return index >= begun && (!plan.isConditional(step) || isPageVisible(questions, plan, context, step))
  })
}
