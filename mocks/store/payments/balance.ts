import { dayAt } from '../../../machines/today'
import type { Contract } from '../state'
import type { Store } from '../store'
import { isoDaysFrom } from '../time/days'
import { issueInvoice } from './invoiced'
import { paymentsMemory } from './memory'
import type { PaidDays, PaymentsMemory } from './slice'

/** Days until the payment deadline of a charge that is not a premium. */
export const PAYMENT_DAYS = 30

/** Pays the debt, the oldest part first, and returns the rest of the amount (in forints). */
export const payDebt = (contract: Contract, amount: number): number => {
  const { header } = contract
  if (header.debt === null || header.debt === undefined) return amount
  const debt = header.debt.value
  header.debt = amount < debt ? { ...header.debt, value: debt - amount } : null
  const memory = paymentsMemory(contract)
  let remaining = amount
  memory.owed = memory.owed?.flatMap((part) => {
    const paidAmount = Math.min(remaining, part.value)
    remaining -= paidAmount
    return paidAmount < part.value ? [{ ...part, value: part.value - paidAmount }] : []
  })
  return Math.max(0, amount - debt)
}

/** Credits an amount, in forints, to the debt and its invoices first. The rest becomes an overpayment. */
export const credit = (contract: Contract, amount: number): void => {
  const memory = paymentsMemory(contract)
  const debtParts = memory.owed ?? []
  const remainingAmount = payDebt(contract, amount)
  lowerInvoices(memory, debtParts)
  if (remainingAmount > 0)
    memory.overpayment = { value: remainingAmount + (memory.overpayment?.value ?? 0), currency: 'HUF' }
}

/**
 * Records for each invoice of the debt how much of the invoice a credit has paid. `oldDebtParts` are the parts of the
 * debt before the credit.
 */
const lowerInvoices = (memory: PaymentsMemory, oldDebtParts: NonNullable<PaymentsMemory['owed']>): void => {
  const reductions = oldDebtParts.flatMap(({ dueDate: date, from, value }) => {
    const remaining = memory.owed?.find((part) => part.dueDate === date && part.from === from)?.value ?? 0
    return remaining < value ? [{ date, ...(from && { from }), value: value - remaining }] : []
  })
  if (reductions.length > 0) memory.lowered = [...(memory.lowered ?? []), ...reductions]
}

/** Charges a balance, in forints, for a range of days. A negative balance is credited to the customer. */
export const settleBalance = (store: Store, contract: Contract, balance: number, days: PaidDays | null): void => {
  if (balance > 0) charge(store, contract, balance, days)
  else credit(contract, -balance)
}

/** Takes a whole amount, in forints, out of the overpayment. Returns `false` if the overpayment is smaller. */
export const takeFromOverpayment = (contract: Contract, amount: number): boolean => {
  const memory = paymentsMemory(contract)
  const balance = (memory.overpayment?.value ?? 0) - amount
  if (balance < 0) return false
  memory.overpayment = balance > 0 ? { value: balance, currency: 'HUF' } : null
  return true
}

/**
 * Charges an amount, in forints, for a range of days. The overpayment covers it first. The rest becomes debt, with an
 * invoice dated today.
 */
const charge = (store: Store, contract: Contract, amount: number, days: PaidDays | null): void => {
  const memory = paymentsMemory(contract)
  const { header } = contract
  const balance = (memory.overpayment?.value ?? 0) - amount
  memory.overpayment = balance > 0 ? { value: balance, currency: 'HUF' } : null
  if (balance >= 0) return
  const today = dayAt(store.now())
  header.debt = { value: (header.debt?.value ?? 0) - balance, currency: 'HUF' }
  const dueDates = { dueDate: today, deadline: isoDaysFrom(store.now(), PAYMENT_DAYS) }
  memory.owed = [...(memory.owed ?? []), { value: -balance, ...dueDates, ...days }]
  issueInvoice(contract, today, { value: -balance, currency: 'HUF' }, days)
}
