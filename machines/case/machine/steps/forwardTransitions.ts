import { changesStoredData, isUnchanged } from '../../answers/compare'
import { fieldContextOf } from '../../answers/fieldContext'
import { canWarnOn, pageProblems } from '../../answers/problems'
import { hasNoVisibleField } from '../../answers/visible'
import type { CaseDefinition } from '../../definition/definition'
import type { CaseContext } from '../case.types'
import { unseenWarnings } from '../changes/pageValidation'
import { isFieldStep, type NextState, type Plan } from '../plan'
import type { SlugOf } from '../slugs'
import type { FieldStep, WorkStep } from '../step.types'
import { isPageVisible, type StepRequested } from './backTransitions'

/** Transitions to the next steps. Pages without visible fields are skipped. */
export const nextTransitions = (
  plan: Plan,
  step: FieldStep,
  targetNameOf: (state: NextState) => string = (state) => state,
) =>
  plan.onFrom(step).map((state) => ({
    ...(plan.isConditional(state) ? { guard: { type: 'isPageVisible', params: state } as const } : {}),
    target: targetNameOf(state),
    actions: { type: 'passPage', params: plan.pageAt(step) ?? '' } as const,
  }))

/**
 * The reason why the customer cannot leave a page. `unchanged`: no stored data was changed. `wrong`: an answer is
 * invalid. `unseen`: a warning has not been shown yet.
 */
export type StopReason = 'unchanged' | 'wrong' | 'unseen'

/**
 * Target of the browser's forward button. `why` is the reason why the customer cannot leave this step; `null` if
 * nothing keeps the customer there.
 */
export interface ForwardTarget {
  readonly at: WorkStep
  readonly why: StopReason | null
}

const stopReasonAt = (
  definition: CaseDefinition,
  plan: Plan,
  context: CaseContext,
  step: FieldStep,
): StopReason | null => {
  const page = plan.pageAt(step) ?? ''
  if (step === 'filling' && isUnchanged(definition, context)) return 'unchanged'
  if (Object.keys(pageProblems(definition, fieldContextOf(context), page)).length > 0) return 'wrong'
  return Object.keys(unseenWarnings(definition, context, page)).length > 0 ? 'unseen' : null
}

/**
 * Tells if the browser's forward button can show a step. The button cannot send a code or show a finished step again.
 */
const canShowStep = (definition: CaseDefinition, plan: Plan, context: CaseContext, step: WorkStep): boolean => {
  const { code, isConfirmed, paid, answer } = context
  if (plan.isConditional(step)) return isPageVisible(definition, plan, context, step)
  if (step === 'answered') return answer !== null
  if (step === 'confirming') return code !== null && !isConfirmed
  return step !== 'paying' || paid?.type !== 'paid'
}

/** Tells if a step without fields is complete, so that a later one may be shown. */
const isStepComplete = ({ isConfirmed, paid }: CaseContext, step: WorkStep): boolean =>
  step === 'confirming' ? isConfirmed : paid !== null

/**
 * Returns the target of the browser's forward button: the requested step, or an earlier step that the customer cannot
 * pass yet. `null` if the button has no effect. Nothing is written: no code is sent, nothing is submitted.
 */
export const forwardTargetOf = (
  definition: CaseDefinition,
  plan: Plan,
  slugOf: SlugOf,
  context: CaseContext,
  slug: string,
): ForwardTarget | null => {
  const startIndex = plan.indexOf(context.step)
  const currentStep = plan.steps[startIndex]
  const requestedIndex = plan.steps.findIndex((step) => slugOf(step) === slug)
  if (
    currentStep === undefined ||
    requestedIndex <= startIndex ||
    hasNoVisibleField(definition, fieldContextOf(context))
  )
    return null
  let targetStep = currentStep
  for (const [index, step] of plan.steps.entries()) {
    if (index < startIndex) continue
    const canBeShown = canShowStep(definition, plan, context, step)
    if (canBeShown) targetStep = step
    if (index >= requestedIndex && targetStep === step) break
    if (isFieldStep(step)) {
      const reason = canBeShown ? stopReasonAt(definition, plan, context, step) : null
      if (reason !== null) return { at: targetStep, why: reason }
    } else if (!isStepComplete(context, step)) break
  }
  return targetStep === currentStep ? null : { at: targetStep, why: null }
}

const forwardGuard = (targetStep: WorkStep, reason: StopReason | null) => ({
  type: 'leadsAhead' as const,
  params: ({ event }: StepRequested) => ({ asked: event.step, at: targetStep, why: reason }),
})

const stopAction = (page: string, reason: StopReason) => {
  if (reason === 'unchanged') return 'refuseUnchanged' as const
  return { type: reason === 'wrong' ? ('refuseStep' as const) : ('warnOnce' as const), params: page }
}

/**
 * Returns a transition's target as seen from `filling`. A page is a child state, e.g. `.contact`. A step outside
 * `filling` keeps its name.
 */
const relativeTargetOf = (plan: Plan, step: WorkStep): string => (plan.isPaged ? step.replace(/^filling\./, '.') : step)

/** Transitions for the browser's forward button, from one step or from all pages of the form. */
export const forwardTransitions = (definition: CaseDefinition, plan: Plan, fromStep: WorkStep) => {
  const startsOnFormPage = plan.isPaged && fromStep.startsWith('filling')
  const remainingSteps = plan.steps.slice(plan.steps.indexOf(fromStep))
  const stopReasonsOf = (step: FieldStep): readonly StopReason[] =>
    step === 'attaching'
      ? ['wrong']
      : [
          ...(changesStoredData(definition) ? (['unchanged'] as const) : []),
          'wrong',
          ...(canWarnOn(definition, plan.pageAt(step) ?? '') ? (['unseen'] as const) : []),
        ]
  return remainingSteps.flatMap((step) => {
    const page = plan.pageAt(step)
    const passActions = step === fromStep ? [] : [{ type: 'passPages', params: step } as const]
    const targetPart = step === fromStep && !startsOnFormPage ? {} : { target: relativeTargetOf(plan, step) }
    // The last step needs no such transitions, because no step follows it.
    const validationTransitions =
      isFieldStep(step) && page !== null && step !== plan.steps.at(-1)
        ? stopReasonsOf(step).map((reason) => ({
            guard: forwardGuard(step, reason),
            ...targetPart,
            actions: [...passActions, stopAction(page, reason)],
          }))
        : []
    return [
      ...validationTransitions,
      ...(step === fromStep ? [] : [{ guard: forwardGuard(step, null), ...targetPart, actions: passActions }]),
    ]
  })
}
