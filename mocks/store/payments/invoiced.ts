import { dayAt } from '../../../machines/today'
import type { Money } from '../../../src/api/entities'
import type { Contract } from '../state'
import type { Store } from '../store'
import { knownPeriodStart, monthsPerPremium, periodPremium } from './due'
import { paymentsMemory } from './memory'
import type { PaidDays, PaymentsMemory } from './slice'

/**
 * The basis of a contract's invoices: a premium, the months it covers and a known period start. `undefined` if the
 * premium or the start is unknown.
 */
export const invoiceGrid = (contract: Contract): PaymentsMemory['grid'] => {
  const storedGrid = contract.payments?.grid
  const premium = periodPremium(contract)
  const start = knownPeriodStart(contract)
  return storedGrid ?? (premium && start ? { premium, months: monthsPerPremium(contract), start } : undefined)
}

/** Stores the basis of the existing invoices. Call it before their source data change. */
export const storeInvoiceGrid = (contract: Contract): void => {
  const grid = invoiceGrid(contract)
  if (grid !== undefined) paymentsMemory(contract).grid = grid
}

/**
 * Returns the last day that the invoices cover: each period that started on or before this day has its invoice.
 */
export const invoicedUntil = (store: Store, contract: Contract): string =>
  contract.payments?.invoicedUntil ?? dayAt(store.state.beganAt)

/**
 * Issues an invoice in addition to the invoices of the started periods. `days` is `null` if the invoice is not for a
 * range of days.
 */
export const issueInvoice = (contract: Contract, date: string, amount: Money, days: PaidDays | null): void => {
  storeInvoiceGrid(contract)
  const memory = paymentsMemory(contract)
  memory.issued = [{ date, amount, ...(days && { days }) }, ...(memory.issued ?? [])]
}
