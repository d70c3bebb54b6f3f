import type { Change } from '../changes/change'
import type { Drawing } from '../drawing/layout'
import type { Call, Flow, FlowState, FlowTransition } from '../schema'

/** On the screens, too; on actors (what is alike in several cases is taken on the screens of one); not, for a reason. */
export type Tested = 'screens' | 'actors' | { readonly unreachable: string }

/** A screen as the gallery has found it. */
export interface ShownScreen {
  /** The ids of the active states without children. */
  readonly states: readonly string[]
  /** What had happened before, where that makes it look different. */
  readonly reason: string
  /** What can be read in it. */
  readonly texts: readonly string[]
  /** The names of its pictures on a phone; none where the page holds no pictures, nor for a second look of a state. */
  readonly pictures: { readonly light: string; readonly dark: string } | null
}

/** One step of a generated path, as it is played on the chart. */
export interface PlayedStep {
  /** What a person would do, and with what. */
  readonly action: string
  readonly data: string
  readonly event: string
  /** The transitions that it takes, by their places in the flow. */
  readonly takes: readonly number[]
}

/** A path that the generated tests go. */
export interface PlayedPath {
  readonly id: string
  /** What it begins with, by its name in the model. */
  readonly input: string
  /** The transitions of its start. */
  readonly takes: readonly number[]
  readonly steps: readonly PlayedStep[]
  readonly isOnScreens: boolean
  /** Whether a tester can go it, too, and in a sentence how, or why not. */
  readonly byHand: 'yes' | 'perhaps' | 'no'
  readonly followed: string
}

/** What became of the flows since a revision. */
export interface Changes {
  readonly since: string
  /** By the id of the flow; those that are as they were are left out. */
  readonly flows: Readonly<Record<string, Change>>
  /** The same in words, what is the same of several flows once. */
  readonly told: readonly { readonly flows: readonly string[]; readonly words: readonly string[] }[]
}

/** What the viewer holds. */
export interface ViewerData {
  readonly flows: readonly Flow[]
  readonly drawings: Readonly<Record<string, Drawing>>
  /** What the portal says in a flow, by the flow's id. */
  readonly texts: Readonly<Record<string, readonly string[]>>
  /** The names of the kinds of contract. */
  readonly areas: Readonly<Record<string, string>>
  readonly unused: readonly Call[]
  /** How what was waited for ended, by the id of the transition that it led to: codes of refusals, kinds of faults. */
  readonly ends: Readonly<Record<string, readonly string[]>>
  /** How the generated tests take a transition, by its id: on the screens, on actors only, or why not at all. */
  readonly tested: Readonly<Record<string, Tested>>
  /** The screens of a flow, by its id; none where the gallery was not made. */
  readonly screens: Readonly<Record<string, readonly ShownScreen[]>>
  /** The paths that the generated tests go, by the flow's id. */
  readonly paths: Readonly<Record<string, readonly PlayedPath[]>>
  /** Of a page that shows what has changed; its charts then have what was there, too. */
  readonly changes?: Changes
}

/** A state, and the flow that it is in. */
export interface Found {
  readonly flow: Flow
  readonly state: FlowState
}

/** The flow with an id. */
export const flowIn = ({ flows }: Pick<ViewerData, 'flows'>, id: string): Flow | undefined =>
  flows.find((flow) => flow.id === id)

/** What a flow is called where others may be called the same: with the kind of contract, where that is one. */
export const nameIn = ({ areas }: Pick<ViewerData, 'areas'>, { name, areas: offered }: Flow): string => {
  const [area, ...others] = offered
  return area === undefined || others.length > 0 ? name : `${name} (${areas[area] ?? area})`
}

/** The flow itself as a state. */
export const rootOf = ({ id, states }: Flow): FlowState => {
  const [root] = states
  if (root === undefined) throw new Error(`${id} has no states`)
  return root
}

/** The state with an id; the flow itself where it has none such. */
export const stateIn = (flow: Flow, id: string): FlowState =>
  flow.states.find((state) => state.id === id) ?? rootOf(flow)

/** The states that a state is in, the nearest first. */
export const aroundOf = (flow: Flow, state: FlowState): readonly FlowState[] => {
  if (state.parent === null) return []
  const parent = stateIn(flow, state.parent)
  return [parent, ...aroundOf(flow, parent)]
}

/** What can happen in a state itself. */
export const leaving = ({ transitions }: Flow, { id }: FlowState): readonly FlowTransition[] =>
  transitions.filter(({ source }) => source === id)

/** What leads to a state from another. */
export const arriving = ({ transitions }: Flow, { id }: FlowState): readonly FlowTransition[] =>
  transitions.filter(({ source, targets }) => targets.includes(id) && source !== id)

/** Where a flow is run: what comes when it has ended stands there. */
export const runningIn = ({ flows }: Pick<ViewerData, 'flows'>, { id }: Flow): readonly Found[] =>
  flows.flatMap((flow) =>
    flow.states
      .filter(({ invokes }) => invokes.some((invoked) => invoked.flow === id))
      .map((state) => ({ flow, state })),
  )
