import type { Flow, FlowTransition } from '../schema'

/**
 * Returns the id of a start point in a compound state. Arrows from this point represent transitions of the compound
 * state itself, which apply to all its child states.
 */
export const anywherePointId = (stateId: string): string => `${stateId}#anywhere`
/** Returns the id of the dot that marks the initial state of a compound state. */
export const beginningPointId = (stateId: string): string => `${stateId}#beginning`

/** Returns the id of a common start point beside a state. Arrows to this state from many other states begin there. */
export const sharedStartId = (stateId: string): string => `${stateId}#many`

/** Minimum number of source states for a common start point. */
const MIN_SHARED_SOURCES = 4

/**
 * Tells if a transition is drawn as an arrow. The browser's back and forward buttons lead from any step to any other.
 * Their transitions are only listed beside the state.
 */
export const isDrawn = ({ event, targets }: FlowTransition): boolean => targets.length > 0 && event !== 'step.requested'

/** An arrow and its transitions. */
export interface Arrow {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly transitions: readonly FlowTransition[]
}

/**
 * Returns the words, condition and targets of a transition as a key. Transitions with equal keys in several states
 * share an arrow.
 */
const labelKey = ({ words, condition, targets }: FlowTransition): string => [words, condition, ...targets].join('\n')

const countKeys = (keys: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/** Returns the arrows of a machine. All transitions between the same two states share one arrow. */
export const arrowsOf = ({ states, transitions }: Flow): readonly Arrow[] => {
  const isInside = (stateId: string, ancestorId: string): boolean => {
    const parent = states.find(({ id }) => id === stateId)?.parent ?? null
    return parent !== null && (parent === ancestorId || isInside(parent, ancestorId))
  }
  const drawnTransitions = transitions.filter(isDrawn)
  const countByKey = countKeys(drawnTransitions.map(labelKey))
  const hasSharedStart = (transition: FlowTransition): boolean =>
    (countByKey.get(labelKey(transition)) ?? 0) >= MIN_SHARED_SOURCES
  const startPointOf = (transition: FlowTransition, targetId: string): string => {
    if (hasSharedStart(transition)) return sharedStartId(targetId)
    return isInside(targetId, transition.source) ? anywherePointId(transition.source) : transition.source
  }
  const arrows = new Map<string, Arrow>()
  for (const transition of drawnTransitions) {
    for (const targetId of transition.targets) {
      const from = startPointOf(transition, targetId)
      const id = `${from}→${targetId}`
      const existing = arrows.get(id)
      arrows.set(id, { id, from, to: targetId, transitions: [...(existing?.transitions ?? []), transition] })
    }
  }
  return [...arrows.values()]
}

/** Returns the transitions whose labels an arrow shows. Equal labels of several states are shown once. */
export const distinctByLabel = (transitions: readonly FlowTransition[]): readonly FlowTransition[] =>
  transitions.filter(
    (transition, index) => transitions.findIndex((other) => labelKey(other) === labelKey(transition)) === index,
  )
