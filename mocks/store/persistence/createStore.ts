import * as v from 'valibot'
import { applyScenario, defaultSettings } from '../../scenarios'
import { type Files, memoryFiles } from '../documents/files'
import { seedContracts } from '../seed'
import { type StoreState, storeState } from '../state'
import type { Store } from '../store'

/** Path of the simulated external pages inside the app. */
export const PAGES_IN_APP = '/szimulacio'

/** Options of a store. `saved` is the saved state, which is not validated yet. */
export interface StoreOptions {
  readonly now?: () => number
  readonly files?: Files
  readonly pages?: string
  readonly scenario?: unknown
  readonly saved?: unknown
}

/** Creates a store that continues from `saved`. If `saved` is missing or invalid, the store starts fresh. */
export const createStore = ({
  now = Date.now,
  files = memoryFiles(),
  pages = PAGES_IN_APP,
  scenario = 'default',
  saved,
}: StoreOptions = {}): Store => {
  const parsedState = v.safeParse(storeState, saved)
  const state = parsedState.success ? parsedState.output : freshState(now())
  const store = { state, files, pages, now: () => now() + state.clockOffset + state.settings.clockAhead }
  applyScenario(store, scenario)
  return store
}

const freshState = (now: number): StoreState => ({
  version: 2,
  beganAt: now,
  scenario: '',
  settings: { ...defaultSettings, trouble: [] },
  clockOffset: 0,
  serial: 0,
  contracts: Object.fromEntries(seedContracts(now).map((contract) => [contract.number, contract])),
  tries: {},
  logins: {},
  sessions: {},
  documents: {},
  givenAnswers: {},
})
