import type { Contract } from '../state'
import { periodPremium, startsAround } from './due'
import { paymentsMemory } from './memory'

/** Keeps what a contract costs that ends on a day, and since when its last period runs: its invoices stay what they were. */
export const rememberPast = (contract: Contract, endDate: string): void => {
  const premium = periodPremium(contract)
  if (premium !== undefined) paymentsMemory(contract).past = { premium, start: startsAround(contract, endDate)(0) }
}

/** Lets what is owed be for no day after an end. */
export const endDebtDays = (contract: Contract, endDate: string): void => {
  const memory = paymentsMemory(contract)
  memory.owed = memory.owed?.map(({ from, to, ...part }) =>
    from && to && from <= endDate ? { ...part, from, to: to < endDate ? to : endDate } : part,
  )
}
