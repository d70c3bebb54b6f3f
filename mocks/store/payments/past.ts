import type { Contract } from '../state'
import { knownPeriodStart, periodPremium } from './due'
import { paymentsMemory } from './memory'

/**
 * Before a contract ends, stores the premium and the first day of one of its periods. So the contract's invoices do not
 * change afterwards.
 */
export const storePastPremium = (contract: Contract): void => {
  const premium = periodPremium(contract)
  const start = knownPeriodStart(contract)
  if (premium !== undefined && start) paymentsMemory(contract).past = { premium, start }
}

/** Shortens the days that the debt covers, so that they end with the contract. */
export const endDebtDays = (contract: Contract, endDate: string): void => {
  const memory = paymentsMemory(contract)
  memory.owed = memory.owed?.map(({ from, to, ...part }) =>
    from && to && from <= endDate ? { ...part, from, to: to < endDate ? to : endDate } : part,
  )
}
