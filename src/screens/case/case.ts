import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { CaseDefinition } from '../../../machines/case/definition/definition'
import type { CaseMachine } from '../../../machines/case/machine/case.machine'
import type { CaseContext, CaseEvent } from '../../../machines/case/machine/case.types'
import type { Plan } from '../../../machines/case/machine/plan'
import type { FieldStep, WorkStep } from '../../../machines/case/machine/step.types'
import { fieldStepBefore } from '../../../machines/case/machine/steps/backTransitions'
import type { Route } from '../../../machines/routes'
import type { CaseTexts } from './caseTexts'

export type CaseActor = ActorRefFrom<CaseMachine>

const statesWithScreen = [
  'loading',
  'loadFailed',
  'notOffered',
  'filling',
  'refreshing',
  'attaching',
  'sendingCode',
  'confirming',
  'paying',
  'checkingTransfer',
  'reviewing',
  'asking',
  'answered',
  'submitting',
  'submitFailed',
  'openingSignature',
  'signing',
  'openingIdentification',
  'identifying',
  'unopened',
  'submitted',
] as const
export type CaseState = (typeof statesWithScreen)[number]

/** Returns the state whose screen is shown. A state without a screen of its own counts as loading. */
export const stateOf = ({ value }: SnapshotFrom<CaseMachine>): CaseState => {
  // A form with pages has a child state for each page.
  const [stateName] = typeof value === 'string' ? [value] : Object.keys(value)
  return statesWithScreen.find((state) => state === stateName) ?? 'loading'
}

/**
 * Returns the text key of the main button of a step with fields: `submit` if the submission is next, otherwise
 * `continue`. The payment step does not count if a card payment is already complete.
 */
export const mainButtonKey = (plan: Plan, step: WorkStep, paid: CaseContext['paid']) => {
  const [nextStep] = plan.onFrom(step)
  const reachedStep = nextStep === 'paying' && paid?.type === 'paid' ? plan.after('paying') : nextStep
  return reachedStep === 'submitting' ? 'submit' : 'continue'
}

export type OpenCaseRoute = Extract<Route, { readonly name: 'case' }>

/** The props of every screen of a case. */
export interface CaseProps {
  readonly state: CaseState
  readonly route: OpenCaseRoute
  readonly definition: CaseDefinition
  readonly plan: Plan
  readonly texts: CaseTexts
  /** Menu key of the list in which this customer can follow the case; `null` if none exists. */
  readonly follow: string | null
  /** Menu keys of the cases that the customer may mean instead. */
  readonly related: readonly string[]
  readonly actor: CaseActor
  readonly send: (event: CaseEvent) => void
}

/** Returns the current step if it has fields, otherwise the last visible step with fields before the summary. */
export const fieldStepOf = (definition: CaseDefinition, plan: Plan, context: CaseContext): FieldStep =>
  [plan.first, ...plan.laterPages].find((step) => step === context.step) ??
  fieldStepBefore(definition, plan, context, 'reviewing')
