import type * as v from 'valibot'
import type { Contract } from '../state'
import type { Store } from '../store'
import type { papersSlice } from './slice'

/** What the insurer remembers of a contract's papers. No list goes on after the contract's end. */
export const papersOf = (store: Store, contract: Contract): v.InferOutput<typeof papersSlice> => {
  contract.papers ??= { newest: Math.min(store.now(), endOf(contract)), sent: [] }
  return contract.papers
}

/** When a contract ends, or has ended (epoch, ms); endless where it goes on. */
export const endOf = ({ header: { contract } }: Contract): number => {
  const day = 'contractId' in contract ? contract.endDate : contract.terminationDate
  return day ? Date.parse(day) : Number.POSITIVE_INFINITY
}
