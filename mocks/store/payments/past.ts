import type { Contract } from '../state'
import { knownStart, periodPremium } from './due'
import { paymentsMemory } from './memory'

/** Keeps what a contract costs that ends, and from which day its periods are counted: its invoices stay what they were. */
export const rememberPast = (contract: Contract): void => {
  const premium = periodPremium(contract)
  const start = knownStart(contract)
  if (premium !== undefined && start) paymentsMemory(contract).past = { premium, start }
}

/** Lets what is owed be for no day after an end. */
export const endDebtDays = (contract: Contract, endDate: string): void => {
  const memory = paymentsMemory(contract)
  memory.owed = memory.owed?.map(({ from, to, ...part }) =>
    from && to && from <= endDate ? { ...part, from, to: to < endDate ? to : endDate } : part,
  )
}
