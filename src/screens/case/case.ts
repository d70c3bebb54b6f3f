import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { CaseMachine } from '../../../machines/case/case.machine'
import type { CaseContext, CaseEvent } from '../../../machines/case/case.types'
import type { CaseDefinition } from '../../../machines/case/definition'
import type { Plan, WorkStep } from '../../../machines/case/plan'
import type { Place } from '../../../machines/routes'
import type { CaseTexts } from './caseTexts'

export type CaseActor = ActorRefFrom<CaseMachine>

const states = [
  'loading',
  'loadFailed',
  'filling',
  'attaching',
  'sendingCode',
  'confirming',
  'paying',
  'reviewing',
  'asking',
  'answered',
  'submitting',
  'submitFailed',
  'openingSignature',
  'signing',
  'openingIdentification',
  'identifying',
  'submitted',
] as const
export type CaseState = (typeof states)[number]

/** The state whose screen stands; what passes in a moment counts as loading. */
export const stateOf = ({ value }: SnapshotFrom<CaseMachine>): CaseState =>
  states.find((state) => state === value) ?? 'loading'

/** What the main button of a step with fields says, by its text key. */
export const buttonOf = (plan: Plan, step: WorkStep) => (plan.after(step) === 'submitting' ? 'submit' : 'continue')

export type CasePlace = Extract<Place, { readonly name: 'case' }>

/** What every screen of a case is given. */
export interface CaseProps {
  readonly state: CaseState
  readonly place: CasePlace
  readonly definition: CaseDefinition
  readonly plan: Plan
  readonly texts: CaseTexts
  readonly context: CaseContext
  readonly send: (event: CaseEvent) => void
}
