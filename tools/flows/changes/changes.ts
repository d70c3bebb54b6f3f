import type { Flow, FlowState, FlowTransition } from '../schema'
import { stateIn } from '../viewer/data'
import { outcomeOf, sentenceOf } from '../viewer/sentence'
import type { Change, Mark } from './change'

/** A changed flow. It contains the current states and transitions, and also the removed ones. */
export interface ChangedFlow {
  readonly flow: Flow
  readonly change: Change
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Returns everything that identifies a transition. Two transitions that differ only in their position are equal. */
const factsOf = ({ source, event, guard, targets, actions }: FlowTransition): string =>
  JSON.stringify([source, event, guard, targets, actions])

/** Returns when a transition is taken: its state, event and guard, without its targets and actions. */
const occasionOf = ({ source, event, guard }: FlowTransition): string => JSON.stringify([source, event, guard])

type Pairing = readonly (readonly [before: FlowTransition, after: FlowTransition])[]

/** Pairs equal elements of two lists, each once. */
const paired = (
  before: readonly FlowTransition[],
  after: readonly FlowTransition[],
  keyOf: (transition: FlowTransition) => string,
): Pairing => {
  const unpaired = new Map<string, FlowTransition[]>()
  for (const transition of before)
    unpaired.set(keyOf(transition), [...(unpaired.get(keyOf(transition)) ?? []), transition])
  return after.flatMap((transition) => {
    const match = unpaired.get(keyOf(transition))?.shift()
    return match === undefined ? [] : [[match, transition] as const]
  })
}

const withoutPaired = (all: readonly FlowTransition[], pairing: Pairing, side: 0 | 1): readonly FlowTransition[] =>
  all.filter((transition) => !pairing.some((pair) => pair[side] === transition))

const outlineOf = ({ description, type, parent, tags, invokes, entry, exit, slug }: FlowState) => ({
  ...{ description, type, parent, tags, invokes, entry, exit, slug },
})

const transitionText = (flow: Flow, transition: FlowTransition): string =>
  `„${stateIn(flow, transition.source).description}” ${sentenceOf(transition)} → ${outcomeOf(flow, transition)}`

const stateWords = (before: FlowState, after: FlowState): readonly string[] => {
  if (before.description !== after.description)
    return [`Más a leírása: „${before.description}” → „${after.description}”`]
  const waitText = ({ invokes }: FlowState): string => invokes.map(({ words }) => words).join(', ') || 'semmire'
  if (waitText(before) !== waitText(after))
    return [`Másra vár: „${after.description}” ${waitText(before)} → ${waitText(after)}`]
  return [`Másképp működik: „${after.description}”`]
}

const marks = (ids: readonly string[], mark: Mark): Readonly<Record<string, Mark>> =>
  Object.fromEntries(ids.map((id) => [id, mark]))

/** Changes the id of a removed transition, because a current transition may have the same id. */
const formerly = (transition: FlowTransition): FlowTransition => ({ ...transition, id: `${transition.id} (régi)` })

const compareFlows = (before: Flow, after: Flow): ChangedFlow => {
  const stateById = new Map(before.states.map((state) => [state.id, state]))
  const addedStates = after.states.filter(({ id }) => !stateById.has(id))
  const removedStates = before.states.filter(({ id }) => !after.states.some((state) => state.id === id))
  const otherStates = after.states.flatMap((state) => {
    const previous = stateById.get(state.id)
    return previous === undefined || same(outlineOf(previous), outlineOf(state)) ? [] : [[previous, state] as const]
  })
  const unchanged = paired(before.transitions, after.transitions, factsOf)
  const [oldOnly, newOnly] = [
    withoutPaired(before.transitions, unchanged, 0),
    withoutPaired(after.transitions, unchanged, 1),
  ]
  const changedPairs = paired(oldOnly, newOnly, occasionOf)
  const [removed, added] = [withoutPaired(oldOnly, changedPairs, 0), withoutPaired(newOnly, changedPairs, 1)]
  const retargeted = changedPairs.filter(([was, is]) => !same(was.targets, is.targets))
  const changedActions = changedPairs.filter(([was, is]) => same(was.targets, is.targets))
  const former = [...removed, ...retargeted.map(([was]) => was)].map(formerly)
  const flow: Flow = {
    ...after,
    states: [...after.states, ...removedStates],
    transitions: [...after.transitions, ...former],
  }
  const words = [
    ...(before.name === after.name ? [] : [`Más a neve: ${before.name} → ${after.name}`]),
    ...addedStates.map(({ description }) => `Új helyzet: „${description}”`),
    ...removedStates.map(({ description }) => `Megszűnt helyzet: „${description}”`),
    ...otherStates.flatMap(([was, is]) => stateWords(was, is)),
    ...added.map((transition) => `Új út: ${transitionText(after, transition)}`),
    ...removed.map((transition) => `Megszűnt út: ${transitionText(before, transition)}`),
    ...retargeted.map(([was, is]) => `Máshová vezet: ${transitionText(after, is)} (eddig: ${outcomeOf(before, was)})`),
    ...changedActions.map(([, is]) => `Más történik közben: ${transitionText(after, is)}`),
  ]
  return {
    flow,
    change: {
      kind: 'changed',
      states: {
        ...marks(
          otherStates.map(([, { id }]) => id),
          'changed',
        ),
        ...marks(
          addedStates.map(({ id }) => id),
          'added',
        ),
        ...marks(
          removedStates.map(({ id }) => id),
          'removed',
        ),
      },
      transitions: {
        ...marks(
          added.map(({ id }) => id),
          'added',
        ),
        ...marks(
          [...retargeted, ...changedActions].map(([, { id }]) => id),
          'changed',
        ),
        ...marks(
          former.map(({ id }) => id),
          'removed',
        ),
      },
      words,
    },
  }
}

const wholeChange = (flow: Flow, kind: 'added' | 'removed', word: string): ChangedFlow => ({
  flow,
  change: { kind, states: {}, transitions: {}, words: [`${word}: ${flow.description}`] },
})

/** Returns the changes of the flows between two revisions, without unchanged flows. */
export const changesBetween = (before: readonly Flow[], after: readonly Flow[]): readonly ChangedFlow[] => [
  ...after.flatMap((flow) => {
    const previous = before.find(({ id }) => id === flow.id)
    if (previous === undefined) return [wholeChange(flow, 'added', 'Új folyamat')]
    const changed = compareFlows(previous, flow)
    return changed.change.words.length === 0 ? [] : [changed]
  }),
  ...before
    .filter(({ id }) => !after.some((flow) => flow.id === id))
    .map((flow) => wholeChange(flow, 'removed', 'Megszűnt folyamat')),
]

/** A description of changes, and the flows that share it. */
export interface ChangeGroup {
  readonly flows: readonly Flow[]
  readonly words: readonly string[]
}

/** Groups the changed flows with the same words. */
export const groupByWords = (all: readonly ChangedFlow[]): readonly ChangeGroup[] => {
  const groups = new Map<string, ChangeGroup>()
  for (const { flow, change } of all) {
    const key = change.words.join('\n')
    groups.set(key, { flows: [...(groups.get(key)?.flows ?? []), flow], words: change.words })
  }
  return [...groups.values()]
}
