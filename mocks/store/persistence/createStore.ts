import * as v from 'valibot'
import { applyScenario, usual } from '../../scenarios'
import { type Files, memoryFiles } from '../documents/files'
import { seedContracts } from '../seed'
import { type StoreState, storeState } from '../state'
import type { Store } from '../store'

/** Where the simulated pages stand in the app itself. */
export const PAGES_IN_APP = '/szimulacio'

/** Where a store comes from: a clock, and the memory to go on with, unchecked. */
export interface StoreOptions {
  readonly now?: () => number
  readonly files?: Files
  readonly pages?: string
  readonly scenario?: unknown
  readonly saved?: unknown
}

/** A store that goes on where `saved` stopped; a fresh one where that is nothing or garbage. */
export const createStore = ({
  now = Date.now,
  files = memoryFiles(),
  pages = PAGES_IN_APP,
  scenario = 'default',
  saved,
}: StoreOptions = {}): Store => {
  const read = v.safeParse(storeState, saved)
  const state = read.success ? read.output : freshState(now())
  const store = { state, files, pages, now: () => now() + state.clockOffset + state.settings.clockAhead }
  applyScenario(store, scenario)
  return store
}

const freshState = (now: number): StoreState => ({
  version: 2,
  beganAt: now,
  scenario: '',
  settings: { ...usual, trouble: [] },
  clockOffset: 0,
  serial: 0,
  contracts: Object.fromEntries(seedContracts(now).map((contract) => [contract.number, contract])),
  tries: {},
  logins: {},
  sessions: {},
  documents: {},
  givenAnswers: {},
})
