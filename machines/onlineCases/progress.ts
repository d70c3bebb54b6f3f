import type { Standing } from './listed'

/** What is between the submission of a case and its end, as it stands: the step is named by it. */
export type Between = Exclude<Standing, 'received' | 'late'>

/** A step of a case on its way. */
export interface ProgressStep {
  readonly step: 'sent' | Between | 'decided' | 'end'
  readonly state: 'done' | 'current' | 'ahead'
}

const decided: ReadonlySet<Between> = new Set(['EXAMINING', 'PAID', 'REJECTED'])
const over: ReadonlySet<Standing> = new Set<Standing>(['SUCCEEDED', 'PAID', 'REJECTED', 'SUPERSEDED', 'late'])

/** Whether a case is over: nothing more comes of it. */
export const isOver = (standing: Standing): boolean => over.has(standing)

/** How far a case has come: sent, what it is at, and its end. Of a status that is not known nobody can tell; nor does one go on that came too late. */
export const progressOf = (standing: Standing): readonly ProgressStep[] => {
  if (standing === 'received' || standing === 'late') return []
  const isDone = isOver(standing)
  return [
    { step: 'sent', state: 'done' },
    { step: standing, state: isDone ? 'done' : 'current' },
    { step: decided.has(standing) ? 'decided' : 'end', state: isDone ? 'done' : 'ahead' },
  ]
}
