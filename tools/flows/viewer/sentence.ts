import type { Flow, FlowTransition } from '../schema'
import { refusals } from '../words/businessErrors'
import { stateIn } from './data'

/** `Ha az ügyfél továbblép, és egy válasz hiányzik` */
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

/** What comes then: the description of the state that it leads to. */
export const outcomeOf = (flow: Flow, { targets }: FlowTransition): string =>
  targets.length === 0 ? 'Itt marad.' : targets.map((id) => stateIn(flow, id).description).join(' ')

/** How an end is told: by its words, or as what it is called. */
export const endOf = (end: string): string => refusals[end] ?? end

/** The same with its code, where it is a refusal of the error catalogue. */
export const endWithCode = (end: string): string =>
  isCode(end) && end in refusals && end !== 'MISSING_FIELDS' ? `${endOf(end)} (${end})` : endOf(end)

const isCode = (end: string): boolean => /^[A-Z][A-Z0-9_]+$/.test(end)

/** Whether an end says more than which of several answers it was: a refusal by its code, or a fault. */
export const isTelling = (end: string): boolean => end in refusals || isCode(end)
