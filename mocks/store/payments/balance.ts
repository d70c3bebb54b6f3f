import { dayAt } from '../../../machines/today'
import type { Contract } from '../state'
import type { Store } from '../store'
import { isoDaysFrom } from '../time/days'
import { issueInvoice } from './invoiced'
import { paymentsMemory } from './memory'
import type { PaidDays, PaymentsMemory } from './slice'

/** Days until the payment deadline of a charge that is not a premium. */
export const PAYABLE = 30

/** Pays the debt, the oldest part first, and returns the rest of the amount (in forints). */
export const payDebt = (contract: Contract, amount: number): number => {
  const { header } = contract
  if (header.debt === null || header.debt === undefined) return amount
  const owed = header.debt.value
  header.debt = amount < owed ? { ...header.debt, value: owed - amount } : null
  const memory = paymentsMemory(contract)
  let left = amount
  memory.owed = memory.owed?.flatMap((part) => {
    const paid = Math.min(left, part.value)
    left -= paid
    return paid < part.value ? [{ ...part, value: part.value - paid }] : []
  })
  return Math.max(0, amount - owed)
}

/** Credits an amount, in forints, to the debt and its invoices first. The rest becomes an overpayment. */
export const credit = (contract: Contract, amount: number): void => {
  const memory = paymentsMemory(contract)
  const owed = memory.owed ?? []
  const rest = payDebt(contract, amount)
  lowerInvoices(memory, owed)
  if (rest > 0) memory.overpayment = { value: rest + (memory.overpayment?.value ?? 0), currency: 'HUF' }
}

/** Lowers the invoices of the debt by what a credit has paid of them. `before`: the parts before the credit. */
const lowerInvoices = (memory: PaymentsMemory, before: NonNullable<PaymentsMemory['owed']>): void => {
  const lowered = before.flatMap(({ dueDate: date, from, value }) => {
    const left = memory.owed?.find((part) => part.dueDate === date && part.from === from)?.value ?? 0
    return left < value ? [{ date, ...(from && { from }), value: value - left }] : []
  })
  if (lowered.length > 0) memory.lowered = [...(memory.lowered ?? []), ...lowered]
}

/** Charges a balance, in forints, for a range of days. A negative balance is credited to the customer. */
export const settleBalance = (store: Store, contract: Contract, owed: number, days: PaidDays | null): void => {
  if (owed > 0) charge(store, contract, owed, days)
  else credit(contract, -owed)
}

/** Takes a whole amount, in forints, out of the overpayment. Returns `false` if the overpayment is smaller. */
export const takeFromOverpaid = (contract: Contract, amount: number): boolean => {
  const memory = paymentsMemory(contract)
  const left = (memory.overpayment?.value ?? 0) - amount
  if (left < 0) return false
  memory.overpayment = left > 0 ? { value: left, currency: 'HUF' } : null
  return true
}

/**
 * Charges an amount, in forints, for a range of days. The overpayment covers it first. The rest becomes debt, with an
 * invoice dated today.
 */
const charge = (store: Store, contract: Contract, amount: number, days: PaidDays | null): void => {
  const memory = paymentsMemory(contract)
  const { header } = contract
  const left = (memory.overpayment?.value ?? 0) - amount
  memory.overpayment = left > 0 ? { value: left, currency: 'HUF' } : null
  if (left >= 0) return
  const today = dayAt(store.now())
  header.debt = { value: (header.debt?.value ?? 0) - left, currency: 'HUF' }
  const due = { dueDate: today, deadline: isoDaysFrom(store.now(), PAYABLE) }
  memory.owed = [...(memory.owed ?? []), { value: -left, ...due, ...days }]
  issueInvoice(contract, today, { value: -left, currency: 'HUF' }, days)
}
