import type { Flow, FlowState } from '../schema'
import { nameIn, type ShownScreen, type ViewerData } from './data'

/** The screens of a state. */
export interface StateScreens {
  readonly screens: readonly ShownScreen[]
  /** The name of the case that the screens belong to. `null` if they belong to the flow itself. */
  readonly of: string | null
}

const isIn = (state: string, { states }: ShownScreen): boolean =>
  states.some((id) => id === state || id.startsWith(`${state}.`))

const ownScreens = ({ screens }: ViewerData, flow: Flow, state: string): readonly ShownScreen[] =>
  (screens[flow.id] ?? []).filter((screen) => isIn(state, screen))

/**
 * Returns the screens of a state. If the gallery skipped a case's screen because it looks the same in every case,
 * returns the screens of another case.
 */
export const screensOf = (data: ViewerData, flow: Flow, { id }: FlowState): StateScreens => {
  const found = ownScreens(data, flow, id)
  if (found.length > 0 || flow.kind !== 'case') return { screens: found, of: null }
  for (const other of data.flows) {
    if (other.kind !== 'case') continue
    const otherScreens = ownScreens(data, other, id.replace(flow.id, other.id))
    if (otherScreens.length > 0) return { screens: otherScreens, of: nameIn(data, other) }
  }
  return { screens: [], of: null }
}

/** Returns the id of the first state in a flow whose screen shows this text, or `undefined` if absent. */
export const stateReading = ({ screens }: ViewerData, flow: string, text: string): string | undefined =>
  screens[flow]?.find(({ texts }) => texts.includes(text))?.states[0]
