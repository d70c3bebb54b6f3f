import type { OnlineCaseState } from './listed'

/** A state of a case that the progress shows as its middle step, under the same name. */
export type MiddleStep = Exclude<OnlineCaseState, 'received' | 'late'>

/** A step of a case's progress. */
export interface ProgressStep {
  readonly step: 'sent' | MiddleStep | 'processed' | 'decided' | 'end'
  readonly state: 'done' | 'current' | 'ahead'
}

const decidedStates: ReadonlySet<MiddleStep> = new Set(['EXAMINING', 'PAID', 'REJECTED'])
/** After these states, the insurer may still have to decide or to wait for a payment. */
const statesBeforeProcessing: ReadonlySet<MiddleStep> = new Set(['DIGITAL_SIGNATURE_NEEDED', 'IDENTIFICATION_NEEDED'])
const finalStates: ReadonlySet<OnlineCaseState> = new Set<OnlineCaseState>([
  'SUCCEEDED',
  'PAID',
  'REJECTED',
  'SUPERSEDED',
  'late',
])

/** Tells if nothing more happens in a case with this state, e.g. because it is completed or rejected. */
export const isFinalState = (caseState: OnlineCaseState): boolean => finalStates.has(caseState)

/**
 * Returns the progress of a case: submitted, the present state, the end. Empty for a status that the portal does not
 * know, and for a case that was not signed in time.
 */
export const progressOf = (caseState: OnlineCaseState): readonly ProgressStep[] => {
  if (caseState === 'received' || caseState === 'late') return []
  const isFinal = isFinalState(caseState)
  return [
    { step: 'sent', state: 'done' },
    { step: caseState, state: isFinal ? 'done' : 'current' },
    { step: lastStepOf(caseState), state: isFinal ? 'done' : 'ahead' },
  ]
}

const lastStepOf = (caseState: MiddleStep): 'processed' | 'decided' | 'end' => {
  if (statesBeforeProcessing.has(caseState)) return 'processed'
  return decidedStates.has(caseState) ? 'decided' : 'end'
}
