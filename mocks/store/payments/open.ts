import type { Money } from '../../../src/api/entities'
import type { Contract } from '../state'
import type { Store } from '../store'
import { duePayments } from './due'
import { paymentsMemory } from './memory'
import type { PaidDays } from './slice'

/** The amount of an invoice after reductions for days that were not used. */
export const invoicedAmountOf = (
  contract: Contract,
  amount: Money,
  date: string,
  days: PaidDays | undefined,
): Money => {
  const { lowered = [] } = paymentsMemory(contract)
  const reductions = lowered.filter((reduction) => reduction.date === date && reduction.from === days?.from)
  return { ...amount, value: reductions.reduce((remaining, { value }) => remaining - value, amount.value) }
}

/**
 * Returns a function that gives the unpaid amount of an invoice: the whole amount, or 0 if the invoice is paid. For an
 * invoice in the debt, it is the amount that the debt still contains of this invoice.
 */
export const unpaidInvoiceAmounts = (
  store: Store,
  contract: Contract,
): ((date: string, days: PaidDays | undefined, amount: number) => number) => {
  const { owed = [] } = paymentsMemory(contract)
  const duePeriodStarts = duePayments(store, contract).map(({ paymentPeriodStartDate }) => paymentPeriodStartDate)
  return (date, days, amount) =>
    days !== undefined && duePeriodStarts.includes(days.from)
      ? amount
      : (owed.find((part) => part.dueDate === date && part.from === days?.from)?.value ?? 0)
}
