import type * as v from 'valibot'
import type { Contract } from '../state'
import type { Store } from '../store'
import type { papersSlice } from './slice'

/** The insurer's data on a contract's documents. No document is dated after the contract's end. */
export const papersOf = (store: Store, contract: Contract): v.InferOutput<typeof papersSlice> => {
  contract.papers ??= { newest: Math.min(store.now(), contractEndTime(contract)), sent: [] }
  return contract.papers
}

/** The past or planned end of a contract (epoch, ms); `Infinity` without an end. */
export const contractEndTime = ({ header: { contract } }: Contract): number => {
  const day = 'contractId' in contract ? contract.endDate : contract.terminationDate
  return day ? Date.parse(day) : Number.POSITIVE_INFINITY
}
