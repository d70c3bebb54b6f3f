import { type FieldStep, type Plan, type WorkStep, workSteps } from './plan'

/** The browser asks for the step of this slug. */
export interface StepAsked {
  readonly event: { readonly step: string }
}

const leading = (guard: 'asksFor' | 'asksForPaid', step: WorkStep, target: FieldStep | 'paying') =>
  ({
    guard: { type: guard, params: ({ event }: StepAsked) => ({ asked: event.step, step }) },
    target,
    actions: 'clearNotice',
  }) as const

/**
 * The browser's back asks for a step that lies behind. It is shown; where it cannot be any more (a code that was right,
 * a payment that was made), the nearest one before it that can.
 */
export const goingBack = (plan: Plan, from: WorkStep) =>
  plan.steps
    .filter((step) => workSteps.indexOf(step) < workSteps.indexOf(from))
    .flatMap((step) => {
      const before = plan.before(step) ?? 'filling'
      switch (step) {
        case 'filling':
        case 'attaching':
          return [leading('asksFor', step, step)]
        case 'paying':
          return [leading('asksForPaid', step, before), leading('asksFor', step, step)]
        default:
          return [leading('asksFor', step, before)]
      }
    })

/** Back from the end of a case: to its payment, unless money was taken; or to its last step with fields. */
export const returning = (plan: Plan) => {
  const target = plan.before('reviewing') ?? 'filling'
  return plan.steps.includes('paying') ? ([{ guard: 'isPaid', target }, { target: 'paying' }] as const) : target
}
