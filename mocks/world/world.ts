import * as v from 'valibot'
import { applyScenario, usual } from '../scenarios'
import { type Files, memoryFiles } from './files'
import { seedContracts } from './seed'
import { type Contract, type WorldState, worldState } from './state'

/** The simulated insurer's memory and clock. The rules beside it read and change `state`. */
export interface World {
  readonly state: WorldState
  /** What is in the files that customers sent, by the ids of `state.documents`. */
  readonly files: Files
  /** Where the pages of others that the insurer sends customers to stand: address without a slash at its end. */
  readonly pages: string
  /** Epoch, ms. */
  now(): number
}

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

/** The contract of a number that is known to stand in the world. */
export const contractOf = (world: World, number: string): Contract => {
  const contract = lookUp(world.state.contracts, number)
  if (contract === undefined) throw new Error(`The simulated insurer has no contract ${number}.`)
  return contract
}

/** A new identifier, the same in every run: `prefix-1`, `prefix-2`, … */
export const newId = (world: World, prefix: string): string => {
  world.state.serial += 1
  return `${prefix}-${world.state.serial}`
}

/** An entry of the world by a key that came from outside, which may be the name of something that every object has. */
export const lookUp = <Entry>(entries: Readonly<Record<string, Entry>>, key: string): Entry | undefined =>
  Object.hasOwn(entries, key) ? entries[key] : undefined
