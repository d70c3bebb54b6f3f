import * as v from 'valibot'
import { applyScenario, usual } from '../../scenarios'
import { type Files, memoryFiles } from '../documents/files'
import { seedContracts } from '../seed'
import { type WorldState, worldState } from '../state'
import type { World } from '../store'

/** Where the simulated pages stand in the app itself. */
export const PAGES_IN_APP = '/szimulacio'

/** Where a world comes from: a clock, and the memory to go on with, unchecked. */
export interface WorldOptions {
  readonly now?: () => number
  readonly files?: Files
  readonly pages?: string
  readonly scenario?: unknown
  readonly saved?: unknown
}

/** A world that goes on where `saved` stopped; a fresh one where that is nothing or garbage. */
export const createWorld = ({
  now = Date.now,
  files = memoryFiles(),
  pages = PAGES_IN_APP,
  scenario = 'default',
  saved,
}: WorldOptions = {}): World => {
  const read = v.safeParse(worldState, saved)
  const state = read.success ? read.output : freshState(now())
  const world = { state, files, pages, now: () => now() + state.clockOffset + state.settings.clockAhead }
  applyScenario(world, scenario)
  return world
}

const freshState = (now: number): WorldState => ({
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
