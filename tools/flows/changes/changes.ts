import type { Flow, FlowState, FlowTransition } from '../schema'
import { stateIn } from '../viewer/data'
import { outcomeOf, sentenceOf } from '../viewer/sentence'
import type { Change, Mark } from './change'

/** A changed flow. It contains the current states and transitions, and also the removed ones. */
export interface Changed {
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
  const free = new Map<string, FlowTransition[]>()
  for (const one of before) free.set(keyOf(one), [...(free.get(keyOf(one)) ?? []), one])
  return after.flatMap((one) => {
    const known = free.get(keyOf(one))?.shift()
    return known === undefined ? [] : [[known, one] as const]
  })
}

const withoutPaired = (all: readonly FlowTransition[], pairing: Pairing, side: 0 | 1): readonly FlowTransition[] =>
  all.filter((one) => !pairing.some((pair) => pair[side] === one))

const outlineOf = ({ description, type, parent, tags, invokes, entry, exit, slug }: FlowState) => ({
  ...{ description, type, parent, tags, invokes, entry, exit, slug },
})

const saidIn = (flow: Flow, transition: FlowTransition): string =>
  `„${stateIn(flow, transition.source).description}” ${sentenceOf(transition)} → ${outcomeOf(flow, transition)}`

const stateWords = (before: FlowState, after: FlowState): readonly string[] => {
  if (before.description !== after.description)
    return [`Más a leírása: „${before.description}” → „${after.description}”`]
  const waits = ({ invokes }: FlowState): string => invokes.map(({ words }) => words).join(', ') || 'semmire'
  if (waits(before) !== waits(after)) return [`Másra vár: „${after.description}” ${waits(before)} → ${waits(after)}`]
  return [`Másképp működik: „${after.description}”`]
}

const marks = (ids: readonly string[], mark: Mark): Readonly<Record<string, Mark>> =>
  Object.fromEntries(ids.map((id) => [id, mark]))

/** Changes the id of a removed transition, because a current transition may have the same id. */
const formerly = (transition: FlowTransition): FlowTransition => ({ ...transition, id: `${transition.id} (régi)` })

const compared = (before: Flow, after: Flow): Changed => {
  const known = new Map(before.states.map((state) => [state.id, state]))
  const addedStates = after.states.filter(({ id }) => !known.has(id))
  const removedStates = before.states.filter(({ id }) => !after.states.some((state) => state.id === id))
  const otherStates = after.states.flatMap((state) => {
    const was = known.get(state.id)
    return was === undefined || same(outlineOf(was), outlineOf(state)) ? [] : [[was, state] as const]
  })
  const kept = paired(before.transitions, after.transitions, factsOf)
  const [old, young] = [withoutPaired(before.transitions, kept, 0), withoutPaired(after.transitions, kept, 1)]
  const led = paired(old, young, occasionOf)
  const [gone, come] = [withoutPaired(old, led, 0), withoutPaired(young, led, 1)]
  const moved = led.filter(([was, is]) => !same(was.targets, is.targets))
  const did = led.filter(([was, is]) => same(was.targets, is.targets))
  const former = [...gone, ...moved.map(([was]) => was)].map(formerly)
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
    ...come.map((one) => `Új út: ${saidIn(after, one)}`),
    ...gone.map((one) => `Megszűnt út: ${saidIn(before, one)}`),
    ...moved.map(([was, is]) => `Máshová vezet: ${saidIn(after, is)} (eddig: ${outcomeOf(before, was)})`),
    ...did.map(([, is]) => `Más történik közben: ${saidIn(after, is)}`),
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
          come.map(({ id }) => id),
          'added',
        ),
        ...marks(
          [...moved, ...did].map(([, { id }]) => id),
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

const whole = (flow: Flow, kind: 'added' | 'removed', word: string): Changed => ({
  flow,
  change: { kind, states: {}, transitions: {}, words: [`${word}: ${flow.description}`] },
})

/** Returns the changes of the flows between two revisions, without unchanged flows. */
export const changesBetween = (before: readonly Flow[], after: readonly Flow[]): readonly Changed[] => [
  ...after.flatMap((flow) => {
    const was = before.find(({ id }) => id === flow.id)
    if (was === undefined) return [whole(flow, 'added', 'Új folyamat')]
    const changed = compared(was, flow)
    return changed.change.words.length === 0 ? [] : [changed]
  }),
  ...before
    .filter(({ id }) => !after.some((flow) => flow.id === id))
    .map((flow) => whole(flow, 'removed', 'Megszűnt folyamat')),
]

/** A description of changes, and the flows that share it. */
export interface Told {
  readonly flows: readonly Flow[]
  readonly words: readonly string[]
}

/** Groups the changed flows with the same words. */
export const toldTogether = (all: readonly Changed[]): readonly Told[] => {
  const groups = new Map<string, Told>()
  for (const { flow, change } of all) {
    const key = change.words.join('\n')
    groups.set(key, { flows: [...(groups.get(key)?.flows ?? []), flow], words: change.words })
  }
  return [...groups.values()]
}
