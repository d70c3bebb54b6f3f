import type { Questions } from '../definition/questions'
import type { CaseContext } from './case.types'
import type { Plan } from './plan'
import type { WorkStep } from './step.types'
import { isPageVisible } from './steps/backTransitions'

/**
 * Returns the steps that the progress indicator counts. Leaves out steps before the first shown one (`begunAt`) and
 * earlier steps that were skipped. All steps from `currentStep` on count, so that the total never grows.
 */
export const countedSteps = (
  questions: Questions,
  plan: Plan,
  context: CaseContext,
  currentStep: WorkStep,
): readonly WorkStep[] => {
  const firstIndex = plan.indexOf(context.begunAt)
  return plan.steps.filter((step, index) => {
    if (index >= plan.indexOf(currentStep)) return true
    return index >= firstIndex && (!plan.isConditional(step) || isPageVisible(questions, plan, context, step))
  })
}
