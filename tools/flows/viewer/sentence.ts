import type { Flow, FlowTransition } from '../schema'
import { stateIn } from './data'

/** `Ha az ügyfél továbblép, és egy válasz hiányzik` */
export const sentenceOf = ({
  kind,
  words,
  condition,
}: Pick<FlowTransition, 'kind' | 'words' | 'condition'>): string => {
  if (kind === 'automatic' && condition !== null) return condition === 'különben' ? 'Különben' : `Ha ${condition}`
  if (kind === 'automatic') return 'Magától továbbmegy'
  if (condition === null) return `Ha ${words}`
  return condition === 'különben' ? `Ha ${words}, különben` : `Ha ${words}, és ${condition}`
}

/** What comes then: the description of the state that it leads to. */
export const outcomeOf = (flow: Flow, { targets }: FlowTransition): string =>
  targets.length === 0 ? 'Itt marad.' : targets.map((id) => stateIn(flow, id).description).join(' ')

/** What a code of an actor's end means that is no refusal of the error catalogue. */
const ENDS: Readonly<Record<string, string>> = {
  transport: 'nem jött válasz',
  brokenAnswer: 'a válasz nem használható',
  MISSING_FIELDS: 'hiányos adatok (400)',
  expired: 'lejárt a munkamenet (401)',
  declined: 'a biztosító nem hosszabbít',
}

/** How an end is told: by its words, or as what it is called. */
export const endOf = (end: string): string => ENDS[end] ?? end

/** Whether an end says more than which of several answers it was: a refusal by its code, or a fault. */
export const isTelling = (end: string): boolean => end in ENDS || /^[A-Z][A-Z0-9_]+$/.test(end)
