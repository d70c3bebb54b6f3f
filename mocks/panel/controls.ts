import type { TextStore } from '../../src/browser/sturdyStorage'
import { type Adjustments, adjust } from '../scenarios'
import { confirmDap, waitingDap } from '../store/dap/phone'
import { chooseScenario, type Persistence, resetTab } from '../store/persistence/persistence'
import type { Store } from '../store/store'
import { isSet, type Switch, toggled } from './switches'

/** What can be asked of the simulated insurer in its panel. */
export type PanelEvent =
  | { readonly type: 'scenario.chosen'; readonly name: string }
  | { readonly type: 'settings.adjusted'; readonly changes: Adjustments }
  | { readonly type: 'trouble.toggled'; readonly what: Switch }
  | { readonly type: 'clock.advanced'; readonly ms: number }
  | { readonly type: 'dap.confirmed' }
  | { readonly type: 'store.reset' }

/** What the panel shows of this tab's store. */
export interface PanelView {
  readonly scenario: string
  readonly delay: number
  readonly jitter: number
  readonly errorRate: number
  readonly offline: boolean
  readonly lostAnswer: boolean
  readonly droppedSocket: boolean
  readonly isDapWaiting: boolean
  /** How far the insurer's clock stands from the page's, in ms. */
  readonly clockAhead: number
}

/** What each part of the panel gets. */
export interface PanelProps {
  readonly view: PanelView
  readonly act: (event: PanelEvent) => void
}

/** The store of this tab as the panel shows and changes it. */
export interface Controls {
  view(): PanelView
  /** Done at once, but for the way back to the start, which loads the page again when it is done. */
  act(event: PanelEvent): Promise<void>
}

/** Steers the store of a tab by the same functions as scenarios, calls and the phone. `reload` loads the page again. */
export const createControls = (keep: Persistence, storage: TextStore, reload: () => void): Controls => ({
  view: () => keep(viewOf),
  act: async (event) => {
    switch (event.type) {
      case 'scenario.chosen':
        return chooseScenario(storage, event.name)
      case 'settings.adjusted':
        return keep((store) => adjust(store, event.changes))
      case 'trouble.toggled':
        return keep((store) => adjust(store, { trouble: toggled(store.state.settings.trouble, event.what) }))
      case 'clock.advanced':
        return keep((store) => {
          store.state.clockOffset += event.ms
        })
      case 'dap.confirmed':
        return keep(confirmWaiting)
      case 'store.reset':
        await resetTab(storage, keep)
        return reload()
    }
  },
})

const confirmWaiting = (store: Store): void => {
  const sessionId = waitingDap(store)
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
    lostAnswer: isSet(trouble, 'lostAnswer'),
    droppedSocket: isSet(trouble, 'droppedSocket'),
    isDapWaiting: waitingDap(store) !== undefined,
    clockAhead: clockOffset + clockAhead,
  }
}

const scenarioName = (asked: unknown): string => {
  if (typeof asked === 'string') return asked
  const { name } = Object(asked)
  return typeof name === 'string' ? name : 'default'
}
