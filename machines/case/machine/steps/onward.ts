import type { NextState, Plan } from '../plan'
import type { FieldStep } from '../step.types'

/** The steps and states that come after a page, each passed where it asks nothing; the page is left behind. */
export const leadingFrom = (plan: Plan, step: FieldStep, nameOf: (state: NextState) => string = (state) => state) =>
  plan.onFrom(step).map((state) => ({
    ...(plan.isConditional(state) ? { guard: { type: 'isPageAsked', params: state } as const } : {}),
    target: nameOf(state),
    actions: { type: 'passPage', params: plan.pageAt(step) ?? '' } as const,
  }))
