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

const states = [
  'loading',
  'loadFailed',
  'notOffered',
  'filling',
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
export type CaseState = (typeof states)[number]

/** The state whose screen stands; what passes in a moment counts as loading. */
export const stateOf = ({ value }: SnapshotFrom<CaseMachine>): CaseState => {
  // A form with pages has a state for each of them.
  const [name] = typeof value === 'string' ? [value] : Object.keys(value)
  return states.find((state) => state === name) ?? 'loading'
}

/** What the main button of a step with fields says, by its text key. What was paid for by card is not paid for again. */
export const buttonOf = (plan: Plan, step: WorkStep, paid: CaseContext['paid']) => {
  const [next] = plan.onFrom(step)
  const reached = next === 'paying' && paid?.type === 'paid' ? plan.after('paying') : next
  return reached === 'submitting' ? 'submit' : 'continue'
}

export type CasePlace = Extract<Route, { readonly name: 'case' }>

/** What every screen of a case is given. */
export interface CaseProps {
  readonly state: CaseState
  readonly route: CasePlace
  readonly definition: CaseDefinition
  readonly plan: Plan
  readonly texts: CaseTexts
  /** The key of the menu behind which this customer sees what becomes of it; `null` where there is none. */
  readonly follow: string | null
  /** What of the menu may be meant instead, by its key. */
  readonly related: readonly string[]
  readonly actor: CaseActor
  readonly send: (event: CaseEvent) => void
}

/** The step with fields that stands, or that stood before what is shown now. */
export const fieldStepOf = (definition: CaseDefinition, plan: Plan, context: CaseContext): FieldStep =>
  [plan.first, ...plan.laterPages].find((step) => step === context.step) ??
  fieldStepBefore(definition, plan, context, 'reviewing')
