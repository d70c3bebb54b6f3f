import { dayAt } from '../../machines/today'
import type { Files } from './documents/files'
import type { Contract, StoreState } from './state'

/** The simulated insurer's memory and clock. The rules beside it read and change `state`. */
export interface Store {
  readonly state: StoreState
  /** What is in the files that customers sent, by the ids of `state.documents`. */
  readonly files: Files
  /** Where the pages of others that the insurer sends customers to stand: address without a slash at its end. */
  readonly pages: string
  /** Epoch, ms. */
  now(): number
}

/** The contract of a number that is known to stand in the store. */
export const contractOf = (store: Store, number: string): Contract => {
  const contract = lookUp(store.state.contracts, number)
  if (contract === undefined) throw new Error(`The simulated insurer has no contract ${number}.`)
  return contract
}

const nextSerial = (store: Store): number => {
  store.state.serial += 1
  return store.state.serial
}

/** A new identifier, the same in every run: `prefix-1`, `prefix-2`, … */
export const newId = (store: Store, prefix: string): string => `${prefix}-${nextSerial(store)}`

/** The number of a new case, as customers read it everywhere: `UE-2026-000003`. */
export const newCaseNumber = (store: Store): string => caseNumber(dayAt(store.now()).slice(0, 4), nextSerial(store))

/** The number of a new claim, as customers read it: `K-2026-000003`. */
export const newClaimNumber = (store: Store): string =>
  `K-${dayAt(store.now()).slice(0, 4)}-${String(nextSerial(store)).padStart(6, '0')}`

/** A case's number, of its year and what counts within it. */
export const caseNumber = (year: string, serial: number): string => `UE-${year}-${String(serial).padStart(6, '0')}`

/** An entry of the store by a key that came from outside, which may be the name of something that every object has. */
export const lookUp = <Entry>(entries: Readonly<Record<string, Entry>>, key: string): Entry | undefined =>
  Object.hasOwn(entries, key) ? entries[key] : undefined
