import type { Contract } from '../state'
import { periodPremium, startsAround } from './due'
import { paymentsMemory } from './memory'

/** Keeps what a contract costs that ends on a day, and since when its last period runs: its invoices stay what they were. */
export const rememberPast = (contract: Contract, endDate: string): void => {
  const premium = periodPremium(contract)
  if (premium !== undefined) paymentsMemory(contract).past = { premium, start: startsAround(contract, endDate)(0) }
}
