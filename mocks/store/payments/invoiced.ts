import { dayAt } from '../../../machines/today'
import type { Money } from '../../../src/api/entities'
import type { Contract } from '../state'
import type { Store } from '../store'
import { knownStart, monthsOf, periodPremium } from './due'
import { paymentsMemory } from './memory'
import type { PaidDays, PaymentsMemory } from './slice'

/** By what a contract's invoices are written: a premium for so many months, counted from a day that is known. */
export const invoiceGrid = (contract: Contract): PaymentsMemory['grid'] => {
  const kept = contract.payments?.grid
  const premium = periodPremium(contract)
  const start = knownStart(contract)
  return kept ?? (premium && start ? { premium, months: monthsOf(contract), start } : undefined)
}

/** Keeps the invoices of so far as they are: to be called before what they follow from changes. */
export const keepInvoices = (contract: Contract): void => {
  const grid = invoiceGrid(contract)
  if (grid !== undefined) paymentsMemory(contract).grid = grid
}

/** Up to which day the periods of a vehicle's contract that have begun have their invoice. */
export const invoicedUntil = (store: Store, contract: Contract): string =>
  contract.payments?.invoicedUntil ?? dayAt(store.state.beganAt)

/** Writes an invoice besides those of the periods that have begun, for days that are known, or for none. */
export const issueInvoice = (contract: Contract, date: string, amount: Money, days: PaidDays | null): void => {
  keepInvoices(contract)
  const memory = paymentsMemory(contract)
  memory.issued = [{ date, amount, ...(days && { days }) }, ...(memory.issued ?? [])]
}
