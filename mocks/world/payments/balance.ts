import type { Contract } from '../state'
import { paymentsMemory } from './memory'

/** Pays the debt, as far as the money goes (in forints), and says how much is left of that. */
export const payDebt = ({ header }: Contract, amount: number): number => {
  if (header.debt === null || header.debt === undefined) return amount
  const owed = header.debt.value
  header.debt = amount < owed ? { ...header.debt, value: owed - amount } : null
  return Math.max(0, amount - owed)
}

/** Notes what the customer is to have back, in forints: less is owed, and what is left of it is paid too much. */
export const credit = (contract: Contract, amount: number): void => {
  const memory = paymentsMemory(contract)
  const rest = payDebt(contract, amount)
  if (rest > 0) memory.overpayment = { value: rest + (memory.overpayment?.value ?? 0), currency: 'HUF' }
}

/** Notes what the customer is to pay, in forints: out of what was paid too much, and the rest is owed. */
export const charge = (contract: Contract, amount: number): void => {
  const memory = paymentsMemory(contract)
  const { header } = contract
  const left = (memory.overpayment?.value ?? 0) - amount
  memory.overpayment = left > 0 ? { value: left, currency: 'HUF' } : null
  if (left < 0) header.debt = { value: (header.debt?.value ?? 0) - left, currency: 'HUF' }
}
