import type { Flow, FlowState } from '../schema'
import { flowNameOf, type ShownScreen, type ViewerData } from './data'

/** The screens of a state. */
export interface StateScreens {
  readonly screens: readonly ShownScreen[]
  /** The name of the case that the screens belong to. `null` if they belong to the flow itself. */
  readonly of: string | null
}

const showsState = (stateId: string, { states }: ShownScreen): boolean =>
  states.some((id) => id === stateId || id.startsWith(`${stateId}.`))

const ownScreens = ({ screens }: ViewerData, flow: Flow, stateId: string): readonly ShownScreen[] =>
  (screens[flow.id] ?? []).filter((screen) => showsState(stateId, screen))

/**
 * Returns the screens of a state. The gallery skips a case's screen that looks the same in every case. For such a
 * state, returns the screens of another case.
 */
export const screensOf = (data: ViewerData, flow: Flow, { id }: FlowState): StateScreens => {
  const found = ownScreens(data, flow, id)
  if (found.length > 0 || flow.kind !== 'case') return { screens: found, of: null }
  for (const otherFlow of data.flows) {
    if (otherFlow.kind !== 'case') continue
    const otherScreens = ownScreens(data, otherFlow, id.replace(flow.id, otherFlow.id))
    if (otherScreens.length > 0) return { screens: otherScreens, of: flowNameOf(data, otherFlow) }
  }
  return { screens: [], of: null }
}

/** Returns the id of the first state in a flow whose screen shows this text, or `undefined` if absent. */
export const stateWithText = ({ screens }: ViewerData, flowId: string, text: string): string | undefined =>
  screens[flowId]?.find(({ texts }) => texts.includes(text))?.states[0]
