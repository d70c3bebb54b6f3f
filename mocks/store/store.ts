import { dayAt } from '../../machines/today'
import type { Files } from './documents/files'
import type { Contract, WorldState } from './state'

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

/** The contract of a number that is known to stand in the world. */
export const contractOf = (world: World, number: string): Contract => {
  const contract = lookUp(world.state.contracts, number)
  if (contract === undefined) throw new Error(`The simulated insurer has no contract ${number}.`)
  return contract
}

const nextSerial = (world: World): number => {
  world.state.serial += 1
  return world.state.serial
}

/** A new identifier, the same in every run: `prefix-1`, `prefix-2`, … */
export const newId = (world: World, prefix: string): string => `${prefix}-${nextSerial(world)}`

/** The number of a new case, as customers read it everywhere: `UE-2026-000003`. */
export const newCaseNumber = (world: World): string => caseNumber(dayAt(world.now()).slice(0, 4), nextSerial(world))

/** The number of a new claim, as customers read it: `K-2026-000003`. */
export const newClaimNumber = (world: World): string =>
  `K-${dayAt(world.now()).slice(0, 4)}-${String(nextSerial(world)).padStart(6, '0')}`

/** A case's number, of its year and what counts within it. */
export const caseNumber = (year: string, serial: number): string => `UE-${year}-${String(serial).padStart(6, '0')}`

/** An entry of the world by a key that came from outside, which may be the name of something that every object has. */
export const lookUp = <Entry>(entries: Readonly<Record<string, Entry>>, key: string): Entry | undefined =>
  Object.hasOwn(entries, key) ? entries[key] : undefined
