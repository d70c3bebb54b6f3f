import { canWarn, isNothingAsked, problemsOn } from './answers'
import type { StepAsked } from './back'
import type { CaseContext } from './case.types'
import { fieldContextOf, isUnchanged } from './context'
import type { CaseDefinition } from './definition'
import { unseenWarnings } from './pageValidation'
import { type FieldStep, isFieldStep, PAGES, type Plan, STEP_SLUGS, type WorkStep } from './plan'

/** What has to be seen or mended on a step with fields before one goes on. */
export type StopReason = 'unchanged' | 'wrong' | 'unseen'

/** Where the browser's forward leads, and what of that step has to be seen first, where it leads no further for that. */
export interface Ahead {
  readonly at: WorkStep
  readonly why: StopReason | null
}

const stopAt = (definition: CaseDefinition, context: CaseContext, step: FieldStep): StopReason | null => {
  const page = PAGES[step]
  if (page === 'form' && definition.initial !== null && isUnchanged(definition, context)) return 'unchanged'
  if (Object.keys(problemsOn(definition, fieldContextOf(context), page)).length > 0) return 'wrong'
  return Object.keys(unseenWarnings(definition, context, page)).length > 0 ? 'unseen' : null
}

/** Whether a step has something to do: a code that was not sent is not sent by going there, nor is anybody asked twice. */
const isOpen = ({ code, isConfirmed, paid, answer }: CaseContext, step: WorkStep): boolean => {
  if (step === 'answered') return answer !== null
  if (step === 'confirming') return code !== null && !isConfirmed
  return step !== 'paying' || paid?.type !== 'paid'
}

/** Whether a step without fields was done, so that a later one may be shown. */
const isDone = ({ isConfirmed, paid }: CaseContext, step: WorkStep): boolean =>
  step === 'confirming' ? isConfirmed : paid !== null

/**
 * Where the browser's forward leads from a step when it asks for another: there, or to the first step on the way that
 * cannot be passed; `null` where it leads nowhere. Nothing is written by it: no code is sent, nothing submitted.
 */
export const aheadOf = (
  definition: CaseDefinition,
  plan: Plan,
  context: CaseContext,
  from: WorkStep,
  asked: string,
): Ahead | null => {
  const wanted = plan.steps.findIndex((step) => STEP_SLUGS[step] === asked)
  const start = plan.steps.indexOf(from)
  if (wanted <= start || isNothingAsked(definition, fieldContextOf(context))) return null
  let at = from
  for (const [index, step] of plan.steps.entries()) {
    if (index < start) continue
    if (isOpen(context, step)) at = step
    if (index >= wanted && at === step) break
    if (isFieldStep(step)) {
      const why = stopAt(definition, context, step)
      if (why !== null) return { at, why }
    } else if (!isDone(context, step)) break
  }
  return at === from ? null : { at, why: null }
}

const leading = (from: WorkStep, at: WorkStep, why: StopReason | null) => ({
  type: 'leadsAhead' as const,
  params: ({ event }: StepAsked) => ({ from, asked: event.step, at, why }),
})

const refusing = (step: FieldStep, why: StopReason) => {
  const params = PAGES[step]
  if (why === 'unchanged') return 'refuseUnchanged' as const
  return { type: why === 'wrong' ? ('refuseStep' as const) : ('warnOnce' as const), params }
}

/** The browser's forward asks for a step that lies ahead. */
export const goingForward = (definition: CaseDefinition, plan: Plan, from: WorkStep) => {
  const ahead = plan.steps.slice(plan.steps.indexOf(from))
  const reasons = (step: FieldStep): readonly StopReason[] =>
    step === 'attaching'
      ? ['wrong']
      : [
          ...(definition.initial === null ? [] : (['unchanged'] as const)),
          'wrong',
          ...(canWarn(definition.form) ? (['unseen'] as const) : []),
        ]
  return ahead.flatMap((step, index) => {
    const passing = ahead
      .slice(0, index)
      .filter(isFieldStep)
      .map((passed) => ({ type: 'passPage', params: PAGES[passed] }) as const)
    // Nothing lies behind the last step that would be asked for.
    const stopping =
      isFieldStep(step) && step !== plan.steps.at(-1)
        ? reasons(step).map((why) => ({
            guard: leading(from, step, why),
            ...(step === from ? {} : { target: step }),
            actions: [...passing, refusing(step, why)],
          }))
        : []
    return [
      ...stopping,
      ...(step === from ? [] : [{ guard: leading(from, step, null), target: step, actions: passing }]),
    ]
  })
}
