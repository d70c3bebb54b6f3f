import type { Change } from '../changes/change'
import type { Drawing } from '../drawing/layout'
import type { Call, Flow, FlowState, FlowTransition } from '../schema'

/**
 * Coverage of a transition: on screens, or only on actors because a similar case covers the screens. An unreachable
 * transition has a reason instead.
 */
export type TransitionCoverage = 'screens' | 'actors' | { readonly unreachable: string }

/** A screen of a flow, as the last run of the gallery has captured it. */
export interface ShownScreen {
  /** The ids of the active states without children. */
  readonly states: readonly string[]
  /** Why the state has this screen: the event before it, or the sample contract. '' for the state's first screen. */
  readonly reason: string
  /** The texts that are visible on the screen. */
  readonly texts: readonly string[]
  /**
   * The file names of the screen's pictures on a phone. `null` if the page contains no pictures, or if the state
   * already has pictures of another screen.
   */
  readonly pictures: { readonly light: string; readonly dark: string } | null
}

/** One step of a generated path, as the viewer plays it. */
export interface PlayedStep {
  /** The tester's action in this step. The data to type are in `data`. */
  readonly action: string
  readonly data: string
  readonly event: string
  /** The transitions that the step takes, as indexes in the transitions of the flow. */
  readonly takes: readonly number[]
}

/** A path of the generated tests. */
export interface PlayedPath {
  readonly id: string
  /** The name of the input in the model. */
  readonly input: string
  /** The transitions that the start takes, as indexes in the transitions of the flow. */
  readonly takes: readonly number[]
  readonly steps: readonly PlayedStep[]
  readonly isOnScreens: boolean
  /** Tells if a tester can follow the path by hand. `followed` says how, or why not. */
  readonly byHand: 'yes' | 'perhaps' | 'no'
  readonly followed: string
}

/** The changes of the flows since a revision. */
export interface Changes {
  readonly since: string
  /** Changes by flow id. Unchanged flows are missing. */
  readonly flows: Readonly<Record<string, Change>>
  /** The changes in words. Equal changes of several flows are listed once. */
  readonly told: readonly { readonly flows: readonly string[]; readonly words: readonly string[] }[]
}

/** The data of the viewer. */
export interface ViewerData {
  readonly flows: readonly Flow[]
  readonly drawings: Readonly<Record<string, Drawing>>
  /** The portal's texts in a flow, by flow id. */
  readonly texts: Readonly<Record<string, readonly string[]>>
  /** The names of the product lines. */
  readonly productLines: Readonly<Record<string, string>>
  readonly unused: readonly Call[]
  /**
   * The names of the ends of actors, by the id of the transition that each end causes. An end is named by its business
   * error code or technical error type.
   */
  readonly ends: Readonly<Record<string, readonly string[]>>
  /** Coverage of each transition by tests, by the transition's id. */
  readonly tested: Readonly<Record<string, TransitionCoverage>>
  /** The screens of each flow, by flow id. Empty if the gallery has not run. */
  readonly screens: Readonly<Record<string, readonly ShownScreen[]>>
  /** The paths of the generated tests, by flow id. */
  readonly paths: Readonly<Record<string, readonly PlayedPath[]>>
  /** The changes since a revision, if the page shows them. The diagrams then also contain removed parts. */
  readonly changes?: Changes
}

/** A state and its flow. */
export interface StateInFlow {
  readonly flow: Flow
  readonly state: FlowState
}

/** Returns the flow with this id, or `undefined` if there is none. */
export const flowIn = ({ flows }: Pick<ViewerData, 'flows'>, id: string): Flow | undefined =>
  flows.find((flow) => flow.id === id)

/** Returns the name of a flow. If the flow belongs to one product line, the name includes it. */
export const flowNameOf = (
  { productLines }: Pick<ViewerData, 'productLines'>,
  { name, productLines: ownProductLines }: Flow,
): string => {
  const [productLine, ...others] = ownProductLines
  return productLine === undefined || others.length > 0 ? name : `${name} (${productLines[productLine] ?? productLine})`
}

/** Returns the root state of a flow. */
export const rootOf = ({ id, states }: Flow): FlowState => {
  const [root] = states
  if (root === undefined) throw new Error(`${id} has no states`)
  return root
}

/** Returns the state with this id. If the flow has no such state, returns its root state. */
export const stateIn = (flow: Flow, id: string): FlowState =>
  flow.states.find((state) => state.id === id) ?? rootOf(flow)

/** Returns the ancestors of a state, the nearest first. */
export const ancestorsOf = (flow: Flow, state: FlowState): readonly FlowState[] => {
  if (state.parent === null) return []
  const parent = stateIn(flow, state.parent)
  return [parent, ...ancestorsOf(flow, parent)]
}

/** Returns the transitions of a state itself, without those of its ancestors. */
export const outgoingOf = ({ transitions }: Flow, { id }: FlowState): readonly FlowTransition[] =>
  transitions.filter(({ source }) => source === id)

/** Returns the transitions to a state from other states. */
export const incomingOf = ({ transitions }: Flow, { id }: FlowState): readonly FlowTransition[] =>
  transitions.filter(({ source, targets }) => targets.includes(id) && source !== id)

/** Returns the states that invoke a flow. The transitions of these states show what follows the flow's end. */
export const statesRunning = ({ flows }: Pick<ViewerData, 'flows'>, { id }: Flow): readonly StateInFlow[] =>
  flows.flatMap((flow) =>
    flow.states
      .filter(({ invokes }) => invokes.some((invoked) => invoked.flow === id))
      .map((state) => ({ flow, state })),
  )
