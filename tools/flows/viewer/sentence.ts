import type { Flow, FlowTransition } from '../schema'
import { businessErrors } from '../words/businessErrors'
import { stateIn } from './data'

/** Returns a transition as a clause: `Ha az ügyfél továbblép, és egy válasz hiányzik`. */
export const sentenceOf = ({
  kind,
  words,
  condition,
}: Pick<FlowTransition, 'kind' | 'words' | 'condition'>): string => {
  if (kind === 'automatic' && condition !== null) return condition === 'különben' ? 'Különben' : `Ha ${condition}`
  if (kind === 'automatic') return 'Automatikusan továbbmegy'
  if (condition === null) return `Ha ${words}`
  return condition === 'különben' ? `Ha ${words}, különben` : `Ha ${words}, és ${condition}`
}

/** Returns the outcome of a transition: the descriptions of its target states. */
export const outcomeOf = (flow: Flow, { targets }: FlowTransition): string =>
  targets.length === 0 ? 'Itt marad.' : targets.map((id) => stateIn(flow, id).description).join(' ')

/** Returns the words for an actor's end, or the name of the end if it has no words. */
export const endText = (end: string): string => businessErrors[end] ?? end

/** Returns the words for an actor's end, followed by the code if it is a business error of the catalogue. */
export const endWithCode = (end: string): string =>
  isErrorCode(end) && end in businessErrors && end !== 'MISSING_FIELDS' ? `${endText(end)} (${end})` : endText(end)

const isErrorCode = (end: string): boolean => /^[A-Z][A-Z0-9_]+$/.test(end)

/** Tells if an actor's end is a business error or a technical error. Other ends are ordinary answers. */
export const isErrorEnd = (end: string): boolean => end in businessErrors || isErrorCode(end)
