import type { Contract } from '../state'
import { knownPeriodStart, periodPremium } from './due'
import { paymentsMemory } from './memory'

/** Stores the premium and a period start of a contract that ends, so that its invoices do not change. */
export const storePastPremium = (contract: Contract): void => {
  const premium = periodPremium(contract)
  const start = knownPeriodStart(contract)
  if (premium !== undefined && start) paymentsMemory(contract).past = { premium, start }
}

/** Limits the days of the debt to those before the contract's end. */
export const endDebtDays = (contract: Contract, endDate: string): void => {
  const memory = paymentsMemory(contract)
  memory.owed = memory.owed?.map(({ from, to, ...part }) =>
    from && to && from <= endDate ? { ...part, from, to: to < endDate ? to : endDate } : part,
  )
}
