import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** Returns every state of a machine, its root first. */
export const stateNodesOf = (machine: AnyStateMachine): readonly AnyStateNode[] => {
  const withDescendants = (node: AnyStateNode): AnyStateNode[] => [
    node,
    ...Object.values(node.states).flatMap(withDescendants),
  ]
  return withDescendants(machine.root)
}

const transitionsFor = (node: AnyStateNode, eventType: string): readonly AnyTransitionDefinition[] =>
  eventType === '' ? (node.always ?? []) : (node.transitions.get(eventType) ?? [])

const transitionIds = new WeakMap<AnyTransitionDefinition, string>()

/**
 * Returns a transition's id, for exploring, coverage and the viewer: `sourceId|eventType|index`. The event type is ''
 * for `always`.
 */
export const transitionId = (transition: AnyTransitionDefinition): string => {
  const { source, eventType } = transition
  const id =
    transitionIds.get(transition) ??
    `${source.id}|${eventType}|${transitionsFor(source, eventType).indexOf(transition)}`
  // Cached: exploring needs each id thousands of times.
  transitionIds.set(transition, id)
  return id
}

/** Returns the ids of all declared transitions of a machine, including `always` and the ends of its actors. */
export const declaredTransitions = (machine: AnyStateMachine): readonly string[] =>
  stateNodesOf(machine).flatMap((node) =>
    [...(node.always ?? []), ...[...node.transitions.values()].flat()].map(transitionId),
  )
