import { type AnyEventObject, type AnyMachineSnapshot, raise, setup } from 'xstate'
import { firstStep, type StepResult, step } from '../../exploration/kit/step'
import type { Flow, FlowState, FlowTransition } from '../schema'

/** The result of a transition's guard, by transition id. */
export type Decisions = Readonly<Record<string, boolean>>

/**
 * The result of a simulated step. `done`: the step is complete, and the flow is now in the state `at`. `needsDecision`:
 * the step cannot continue before the viewer's user decides if the guard of the transition `about` is true.
 */
export type Outcome =
  | { readonly kind: 'done'; readonly at: SimulatedState }
  | { readonly kind: 'needsDecision'; readonly about: FlowTransition }

interface TransitionConfig {
  readonly target?: readonly string[]
  readonly guard?: { readonly type: 'isDecided'; readonly params: { readonly id: string } }
  readonly actions: ReturnType<typeof raise<Record<string, never>, AnyEventObject, AnyEventObject, undefined, never>>[]
  readonly reenter: boolean
}

interface StateConfig {
  readonly id: string
  readonly type?: 'parallel' | 'final'
  readonly initial?: string
  readonly tags: string[]
  readonly states?: Record<string, StateConfig>
  readonly on?: Record<string, TransitionConfig[]>
  readonly always?: TransitionConfig[]
}

const DONE_PREFIX = 'xstate.done.state.'

/**
 * Builds a machine from a flow's data, without the logic of the portal. Its guards call `isDecided`. Also returns the
 * ids of the flow's transitions by the ids in this machine.
 */
const buildMachine = (flow: Flow, isDecided: (id: string) => boolean) => {
  // XState reads a dot in an id as a path separator.
  const shortIds = new Map(flow.states.map(({ id }, index) => [id, `s${index}`]))
  const shortIdOf = (id: string): string => shortIds.get(id) ?? id
  const machineEventOf = (type: string): string =>
    type.startsWith(DONE_PREFIX) ? `${DONE_PREFIX}${shortIdOf(type.slice(DONE_PREFIX.length))}` : type
  const transitionConfigOf = ({ id, targets, guard, reenter, raises }: FlowTransition): TransitionConfig => ({
    ...(targets.length === 0 ? {} : { target: targets.map((target) => `#${shortIdOf(target)}`) }),
    ...(guard === null ? {} : { guard: { type: 'isDecided', params: { id } } }),
    actions: raises.map((type) => raise({ type })),
    reenter,
  })
  const stateConfigOf = (state: FlowState): StateConfig => {
    const innerStates = flow.states.filter(({ parent }) => parent === state.id)
    const ownTransitions = flow.transitions.filter(({ source }) => source === state.id)
    const configsFor = (event: string): TransitionConfig[] =>
      ownTransitions.filter((transition) => transition.event === event).map(transitionConfigOf)
    const events = [...new Set(ownTransitions.map(({ event }) => event))].filter((event) => event !== '')
    return {
      id: shortIdOf(state.id),
      tags: [state.id],
      ...(state.type === 'parallel' || state.type === 'final' ? { type: state.type } : {}),
      ...(state.initial === null ? {} : { initial: shortIdOf(state.initial) }),
      ...(innerStates.length === 0
        ? {}
        : { states: Object.fromEntries(innerStates.map((child) => [shortIdOf(child.id), stateConfigOf(child)])) }),
      ...(events.length === 0
        ? {}
        : { on: Object.fromEntries(events.map((event) => [machineEventOf(event), configsFor(event)])) }),
      ...(ownTransitions.some(({ event }) => event === '') ? { always: configsFor('') } : {}),
    }
  }
  const [root] = flow.states
  if (root === undefined) throw new Error(`${flow.id} has no states`)
  const machine = setup({
    types: { context: {} as Record<string, never>, events: {} as AnyEventObject },
    guards: { isDecided: (_, { id }: { readonly id: string }) => isDecided(id) },
  }).createMachine({ ...stateConfigOf(root), context: {} })
  const idPairs = flow.transitions.map(({ id, source, event }) => {
    const index = id.slice(id.lastIndexOf('|') + 1)
    return [`${shortIdOf(source)}|${machineEventOf(event)}|${index}`, id] as const
  })
  return { machine, ids: new Map<string, string>(idPairs) }
}

/** The state of a simulated flow. */
export interface SimulatedState {
  readonly snapshot: AnyMachineSnapshot
  /** The ids of all active states. */
  readonly states: readonly string[]
  /** The ids of the transitions that led to this state, in order. */
  readonly taken: readonly string[]
  readonly isOver: boolean
}

/** Simulates a flow without the portal: XState runs the machine, and the user decides the results of its guards. */
export interface Simulation {
  readonly start: (decisions: Decisions) => Outcome
  readonly step: (at: SimulatedState, event: string, decisions: Decisions) => Outcome
  /**
   * Returns the transitions that the user can cause, those of the innermost state first. For each event, returns only
   * the first transition.
   */
  readonly offers: (at: SimulatedState) => readonly FlowTransition[]
}

/** Creates the simulation of a flow. XState runs the machine, as in the portal. */
export const simulationOf = (flow: Flow): Simulation => {
  let decisions: Decisions = {}
  let undecidedId: string | null = null
  const { machine, ids } = buildMachine(flow, (id) => {
    const decision = decisions[id]
    if (decision === undefined) undecidedId ??= id
    return decision === true
  })

  const computeOutcome = (newDecisions: Decisions, compute: () => StepResult): Outcome => {
    decisions = newDecisions
    undecidedId = null
    const { snapshot, transitions } = compute()
    const about = flow.transitions.find(({ id }) => id === undecidedId)
    if (about !== undefined) return { kind: 'needsDecision', about }
    const taken = transitions.flatMap((id) => ids.get(id) ?? [])
    // Sorted in the order of the machine, so a parent comes before its children.
    const states = flow.states.flatMap(({ id }) => (snapshot.tags.has(id) ? [id] : []))
    return { kind: 'done', at: { snapshot, states, taken, isOver: snapshot.status !== 'active' } }
  }

  return {
    start: (newDecisions) => computeOutcome(newDecisions, () => firstStep(machine, undefined)),
    step: ({ snapshot }, type, newDecisions) => computeOutcome(newDecisions, () => step(machine, snapshot, { type })),
    offers: ({ states, isOver }) => {
      if (isOver) return []
      const possibleTransitions = flow.transitions.filter(
        ({ source, kind }) => states.includes(source) && kind !== 'automatic',
      )
      const innermostFirst = possibleTransitions.toSorted(
        (each, other) => states.indexOf(other.source) - states.indexOf(each.source),
      )
      return innermostFirst.filter(
        (transition, index) => innermostFirst.findIndex(({ event }) => event === transition.event) === index,
      )
    },
  }
}

/** Returns all transitions for the same event in the same state, in the machine's order of checks. */
export const alternativesOf = (flow: Flow, { source, event }: FlowTransition): readonly FlowTransition[] =>
  flow.transitions.filter((transition) => transition.source === source && transition.event === event)

/** Returns the guard results for taking `chosenTransition`: all earlier guards fail. With `null`, all guards fail. */
export const decisionsFor = (
  alternatives: readonly FlowTransition[],
  chosenTransition: FlowTransition | null,
): Decisions =>
  Object.fromEntries(
    alternatives
      .slice(0, chosenTransition === null ? alternatives.length : alternatives.indexOf(chosenTransition) + 1)
      .filter(({ guard }) => guard !== null)
      .map((transition) => [transition.id, transition === chosenTransition]),
  )
