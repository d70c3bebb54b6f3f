import type { OnlineCaseState } from './listed'

/** A state of a case between its submission and its end. The middle step of the progress has the same name. */
export type MiddleStep = Exclude<OnlineCaseState, 'received' | 'late'>

/** A step of a case's progress. */
export interface ProgressStep {
  readonly step: 'sent' | MiddleStep | 'decided' | 'end'
  readonly state: 'done' | 'current' | 'ahead'
}

const decidedStates: ReadonlySet<MiddleStep> = new Set(['EXAMINING', 'PAID', 'REJECTED'])
const finalStates: ReadonlySet<OnlineCaseState> = new Set<OnlineCaseState>([
  'SUCCEEDED',
  'PAID',
  'REJECTED',
  'SUPERSEDED',
  'late',
])

/** Tells if a case is over. */
export const isFinalState = (caseState: OnlineCaseState): boolean => finalStates.has(caseState)

/** Progress steps: submitted, the present state, the end. Empty for unknown or late states. */
export const progressOf = (caseState: OnlineCaseState): readonly ProgressStep[] => {
  if (caseState === 'received' || caseState === 'late') return []
  const isFinal = isFinalState(caseState)
  return [
    { step: 'sent', state: 'done' },
    { step: caseState, state: isFinal ? 'done' : 'current' },
    { step: decidedStates.has(caseState) ? 'decided' : 'end', state: isFinal ? 'done' : 'ahead' },
  ]
}
