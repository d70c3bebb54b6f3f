import type { TextStore } from '../../src/browser/sturdyStorage'
import { type Adjustments, adjustSettings } from '../scenarios'
import { confirmDap, waitingDapId } from '../store/dap/phone'
import { chooseScenario, type Persistence, resetTab } from '../store/persistence/persistence'
import type { Store } from '../store/store'
import { isFaultSet, type OneTimeFault, toggleFault } from './switches'

/** The actions of the panel. */
export type PanelEvent =
  | { readonly type: 'scenario.chosen'; readonly name: string }
  | { readonly type: 'settings.adjusted'; readonly changes: Adjustments }
  | { readonly type: 'trouble.toggled'; readonly what: OneTimeFault }
  | { readonly type: 'clock.advanced'; readonly ms: number }
  | { readonly type: 'dap.confirmed' }
  | { readonly type: 'store.reset' }

/** The state of this tab's store as the panel shows it. */
export interface PanelView {
  readonly scenario: string
  readonly delay: number
  readonly jitter: number
  readonly errorRate: number
  readonly offline: boolean
  readonly lostAnswer: boolean
  readonly droppedSocket: boolean
  readonly isDapWaiting: boolean
  /** Time that the insurer's clock is ahead of the page's, in ms. */
  readonly clockAhead: number
}

/** The props of each part of the panel. */
export interface PanelProps {
  readonly view: PanelView
  readonly act: (event: PanelEvent) => void
}

/** Reads and changes this tab's store for the panel. */
export interface Controls {
  view(): PanelView
  /** Carries out an action. Synchronous, except for the reset, which then reloads the page. */
  act(event: PanelEvent): Promise<void>
}

/**
 * Creates the controls of a tab's store. They use the same functions as the scenarios, the calls and the phone's page.
 * `reload` reloads the page.
 */
export const createControls = (keep: Persistence, storage: TextStore, reload: () => void): Controls => ({
  view: () => keep(viewOf),
  act: async (event) => {
    switch (event.type) {
      case 'scenario.chosen':
        return chooseScenario(storage, event.name)
      case 'settings.adjusted':
        return keep((store) => adjustSettings(store, event.changes))
      case 'trouble.toggled':
        return keep((store) =>
          adjustSettings(store, { trouble: toggleFault(store.state.settings.trouble, event.what) }),
        )
      case 'clock.advanced':
        return keep((store) => {
          store.state.clockOffset += event.ms
        })
      case 'dap.confirmed':
        return keep(confirmWaitingDap)
      case 'store.reset':
        await resetTab(storage, keep)
        return reload()
    }
  },
})

const confirmWaitingDap = (store: Store): void => {
  const sessionId = waitingDapId(store)
  if (sessionId !== undefined) confirmDap(store, sessionId)
}

const viewOf = (store: Store): PanelView => {
  const { settings, scenario, clockOffset } = store.state
  const { delay, jitter, errorRate, offline, trouble, clockAhead } = settings
  return {
    scenario: scenarioName(JSON.parse(scenario)),
    delay,
    jitter,
    errorRate,
    offline,
    lostAnswer: isFaultSet(trouble, 'lostAnswer'),
    droppedSocket: isFaultSet(trouble, 'droppedSocket'),
    isDapWaiting: waitingDapId(store) !== undefined,
    clockAhead: clockOffset + clockAhead,
  }
}

const scenarioName = (input: unknown): string => {
  if (typeof input === 'string') return input
  const { name } = Object(input)
  return typeof name === 'string' ? name : 'default'
}
