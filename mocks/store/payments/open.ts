import type { Money } from '../../../src/api/entities'
import type { Contract } from '../state'
import type { Store } from '../store'
import { duePayments } from './due'
import { paymentsMemory } from './memory'
import type { PaidDays } from './slice'

/** The amount of an invoice after reductions for days that were not used. */
export const askedOf = (contract: Contract, amount: Money, date: string, days: PaidDays | undefined): Money => {
  const { lowered = [] } = paymentsMemory(contract)
  const parts = lowered.filter((part) => part.date === date && part.from === days?.from)
  return { ...amount, value: parts.reduce((left, { value }) => left - value, amount.value) }
}

/** Returns a function that gives an invoice's unpaid amount: a due premium, the rest of a part of the debt, or 0. */
export const openOfInvoices = (
  store: Store,
  contract: Contract,
): ((date: string, days: PaidDays | undefined, asked: number) => number) => {
  const { owed = [] } = paymentsMemory(contract)
  const due = duePayments(store, contract).map(({ paymentPeriodStartDate }) => paymentPeriodStartDate)
  return (date, days, asked) =>
    days !== undefined && due.includes(days.from)
      ? asked
      : (owed.find((part) => part.dueDate === date && part.from === days?.from)?.value ?? 0)
}
