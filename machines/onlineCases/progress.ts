import type { Standing } from './listed'

/** A state of a case between its submission and its end. The middle step of the progress has the same name. */
export type Between = Exclude<Standing, 'received' | 'late'>

/** A step of a case's progress. */
export interface ProgressStep {
  readonly step: 'sent' | Between | 'decided' | 'end'
  readonly state: 'done' | 'current' | 'ahead'
}

const decided: ReadonlySet<Between> = new Set(['EXAMINING', 'PAID', 'REJECTED'])
const over: ReadonlySet<Standing> = new Set<Standing>(['SUCCEEDED', 'PAID', 'REJECTED', 'SUPERSEDED', 'late'])

/** Tells if a case is over. */
export const isOver = (standing: Standing): boolean => over.has(standing)

/** Progress steps: submitted, the present state, the end. Empty for unknown or late states. */
export const progressOf = (standing: Standing): readonly ProgressStep[] => {
  if (standing === 'received' || standing === 'late') return []
  const isDone = isOver(standing)
  return [
    { step: 'sent', state: 'done' },
    { step: standing, state: isDone ? 'done' : 'current' },
    { step: decided.has(standing) ? 'decided' : 'end', state: isDone ? 'done' : 'ahead' },
  ]
}
