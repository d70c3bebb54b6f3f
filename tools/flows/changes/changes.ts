import type { Flow, FlowState, FlowTransition } from '../schema'
import { stateIn } from '../viewer/data'
import { outcomeOf, sentenceOf } from '../viewer/sentence'
import type { Change, Mark } from './change'

/** A changed flow. It contains the current states and transitions, and also the removed ones. */
export interface ChangedFlow {
  readonly flow: Flow
  readonly change: Change
}

const isSame = (value: unknown, otherValue: unknown): boolean => JSON.stringify(value) === JSON.stringify(otherValue)

/**
 * Returns a key of everything that identifies a transition. Two transitions that differ only in their position have the
 * same key.
 */
const transitionKey = ({ source, event, guard, targets, actions }: FlowTransition): string =>
  JSON.stringify([source, event, guard, targets, actions])

/** Returns a key of when a transition is taken: its state, event and guard, without its targets and actions. */
const occasionKey = ({ source, event, guard }: FlowTransition): string => JSON.stringify([source, event, guard])

type TransitionPairs = readonly (readonly [before: FlowTransition, after: FlowTransition])[]

/** Pairs previous and current transitions with the same key. Each transition is in at most one pair. */
const pairEqual = (
  previousTransitions: readonly FlowTransition[],
  currentTransitions: readonly FlowTransition[],
  keyOf: (transition: FlowTransition) => string,
): TransitionPairs => {
  const unpairedByKey = new Map<string, FlowTransition[]>()
  for (const transition of previousTransitions)
    unpairedByKey.set(keyOf(transition), [...(unpairedByKey.get(keyOf(transition)) ?? []), transition])
  return currentTransitions.flatMap((transition) => {
    const match = unpairedByKey.get(keyOf(transition))?.shift()
    return match === undefined ? [] : [[match, transition] as const]
  })
}

const withoutPaired = (
  transitions: readonly FlowTransition[],
  pairing: TransitionPairs,
  side: 0 | 1,
): readonly FlowTransition[] => transitions.filter((transition) => !pairing.some((pair) => pair[side] === transition))

const comparedFields = ({ description, type, parent, tags, invokes, entry, exit, slug }: FlowState) => ({
  ...{ description, type, parent, tags, invokes, entry, exit, slug },
})

const transitionText = (flow: Flow, transition: FlowTransition): string =>
  `„${stateIn(flow, transition.source).description}” ${sentenceOf(transition)} → ${outcomeOf(flow, transition)}`

const stateWords = (previousState: FlowState, currentState: FlowState): readonly string[] => {
  if (previousState.description !== currentState.description)
    return [`Más a leírása: „${previousState.description}” → „${currentState.description}”`]
  const waitText = ({ invokes }: FlowState): string => invokes.map(({ words }) => words).join(', ') || 'semmire'
  if (waitText(previousState) !== waitText(currentState))
    return [`Másra vár: „${currentState.description}” ${waitText(previousState)} → ${waitText(currentState)}`]
  return [`Másképp működik: „${currentState.description}”`]
}

const markAll = (ids: readonly string[], mark: Mark): Readonly<Record<string, Mark>> =>
  Object.fromEntries(ids.map((id) => [id, mark]))

/** Changes the id of a removed transition, because a current transition may have the same id. */
const withFormerId = (transition: FlowTransition): FlowTransition => ({ ...transition, id: `${transition.id} (régi)` })

const compareFlows = (previousFlow: Flow, currentFlow: Flow): ChangedFlow => {
  const stateById = new Map(previousFlow.states.map((state) => [state.id, state]))
  const addedStates = currentFlow.states.filter(({ id }) => !stateById.has(id))
  const removedStates = previousFlow.states.filter(({ id }) => !currentFlow.states.some((state) => state.id === id))
  const changedStates = currentFlow.states.flatMap((state) => {
    const previous = stateById.get(state.id)
    return previous === undefined || isSame(comparedFields(previous), comparedFields(state))
      ? []
      : [[previous, state] as const]
  })
  const unchangedPairs = pairEqual(previousFlow.transitions, currentFlow.transitions, transitionKey)
  const [oldOnly, newOnly] = [
    withoutPaired(previousFlow.transitions, unchangedPairs, 0),
    withoutPaired(currentFlow.transitions, unchangedPairs, 1),
  ]
  const changedPairs = pairEqual(oldOnly, newOnly, occasionKey)
  const [removedTransitions, addedTransitions] = [
    withoutPaired(oldOnly, changedPairs, 0),
    withoutPaired(newOnly, changedPairs, 1),
  ]
  const retargetedPairs = changedPairs.filter(([previous, current]) => !isSame(previous.targets, current.targets))
  const changedActions = changedPairs.filter(([previous, current]) => isSame(previous.targets, current.targets))
  const formerTransitions = [...removedTransitions, ...retargetedPairs.map(([previous]) => previous)].map(withFormerId)
  const flow: Flow = {
    ...currentFlow,
    states: [...currentFlow.states, ...removedStates],
    transitions: [...currentFlow.transitions, ...formerTransitions],
  }
  const words = [
    ...(previousFlow.name === currentFlow.name ? [] : [`Más a neve: ${previousFlow.name} → ${currentFlow.name}`]),
    ...addedStates.map(({ description }) => `Új helyzet: „${description}”`),
    ...removedStates.map(({ description }) => `Megszűnt helyzet: „${description}”`),
    ...changedStates.flatMap(([previous, current]) => stateWords(previous, current)),
    ...addedTransitions.map((transition) => `Új út: ${transitionText(currentFlow, transition)}`),
    ...removedTransitions.map((transition) => `Megszűnt út: ${transitionText(previousFlow, transition)}`),
    ...retargetedPairs.map(
      ([previous, current]) =>
        `Máshová vezet: ${transitionText(currentFlow, current)} (eddig: ${outcomeOf(previousFlow, previous)})`,
    ),
    ...changedActions.map(([, current]) => `Más történik közben: ${transitionText(currentFlow, current)}`),
  ]
  return {
    flow,
    change: {
      kind: 'changed',
      states: {
        ...markAll(
          changedStates.map(([, { id }]) => id),
          'changed',
        ),
        ...markAll(
          addedStates.map(({ id }) => id),
          'added',
        ),
        ...markAll(
          removedStates.map(({ id }) => id),
          'removed',
        ),
      },
      transitions: {
        ...markAll(
          addedTransitions.map(({ id }) => id),
          'added',
        ),
        ...markAll(
          [...retargetedPairs, ...changedActions].map(([, { id }]) => id),
          'changed',
        ),
        ...markAll(
          formerTransitions.map(({ id }) => id),
          'removed',
        ),
      },
      words,
    },
  }
}

const wholeChange = (flow: Flow, kind: 'added' | 'removed', heading: string): ChangedFlow => ({
  flow,
  change: { kind, states: {}, transitions: {}, words: [`${heading}: ${flow.description}`] },
})

/** Returns the changes of the flows between two revisions, without unchanged flows. */
export const changesBetween = (
  previousFlows: readonly Flow[],
  currentFlows: readonly Flow[],
): readonly ChangedFlow[] => [
  ...currentFlows.flatMap((flow) => {
    const previous = previousFlows.find(({ id }) => id === flow.id)
    if (previous === undefined) return [wholeChange(flow, 'added', 'Új folyamat')]
    const changedFlow = compareFlows(previous, flow)
    return changedFlow.change.words.length === 0 ? [] : [changedFlow]
  }),
  ...previousFlows
    .filter(({ id }) => !currentFlows.some((flow) => flow.id === id))
    .map((flow) => wholeChange(flow, 'removed', 'Megszűnt folyamat')),
]

/** A description of changes, and the flows that share it. */
export interface ChangeGroup {
  readonly flows: readonly Flow[]
  readonly words: readonly string[]
}

/** Groups the changed flows whose changes have the same description. */
export const groupByWords = (changedFlows: readonly ChangedFlow[]): readonly ChangeGroup[] => {
  const groups = new Map<string, ChangeGroup>()
  for (const { flow, change } of changedFlows) {
    const key = change.words.join('\n')
    groups.set(key, { flows: [...(groups.get(key)?.flows ?? []), flow], words: change.words })
  }
  return [...groups.values()]
}
