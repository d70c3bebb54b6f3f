import type { Standing } from './listed'

/** What is between the submission of a case and its end, as it stands: the step is named by it. */
export type Between = Exclude<Standing, 'received'>

/** A step of a case on its way. */
export interface ProgressStep {
  readonly step: 'sent' | Between | 'decided' | 'end'
  readonly state: 'done' | 'current' | 'ahead'
}

const decided: ReadonlySet<Between> = new Set(['EXAMINING', 'PAID', 'REJECTED'])
const over: ReadonlySet<Between> = new Set(['SUCCEEDED', 'PAID', 'REJECTED'])

/** How far a case has come: sent, what it is at, and its end. Of a status that is not known nobody can tell. */
export const progressOf = (standing: Standing): readonly ProgressStep[] => {
  if (standing === 'received') return []
  const isOver = over.has(standing)
  return [
    { step: 'sent', state: 'done' },
    { step: standing, state: isOver ? 'done' : 'current' },
    { step: decided.has(standing) ? 'decided' : 'end', state: isOver ? 'done' : 'ahead' },
  ]
}
