import { dayAt } from '../../machines/today'
import type { Files } from './documents/files'
import type { Contract, StoreState } from './state'

/** The simulated insurer's memory and clock. The rules in the folders of `mocks/store` read and change `state`. */
export interface Store {
  readonly state: StoreState
  /** Contents of customers' files, by the ids of `state.documents`. */
  readonly files: Files
  /** Base address of the simulated external pages, without a slash at its end. */
  readonly pages: string
  /** The current time of the simulated insurer (epoch, ms). */
  now(): number
}

/** The contract with a number. @throws if the simulated insurer has no such contract. */
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

/** The number of a new case, as shown to customers: `UE-2026-000003`. */
export const newCaseNumber = (store: Store): string => caseNumber(dayAt(store.now()).slice(0, 4), nextSerial(store))

/** The number of a new claim, as shown to customers: `K-2026-000003`. */
export const newClaimNumber = (store: Store): string =>
  `K-${dayAt(store.now()).slice(0, 4)}-${String(nextSerial(store)).padStart(6, '0')}`

/** A case's number, from its year and serial number. */
export const caseNumber = (year: string, serial: number): string => `UE-${year}-${String(serial).padStart(6, '0')}`

/**
 * Returns the entry of a key; `undefined` if there is none. Ignores inherited properties, because a key from a request
 * may be e.g. `constructor`.
 */
export const lookUp = <Entry>(entries: Readonly<Record<string, Entry>>, key: string): Entry | undefined =>
  Object.hasOwn(entries, key) ? entries[key] : undefined
