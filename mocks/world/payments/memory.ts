import type { Money } from '../../../src/api/entities'
import type { Contract } from '../state'
import type { PaymentsMemory } from './slice'

/** What the insurer remembers of a contract's payments. */
export const paymentsMemory = (contract: Contract): PaymentsMemory => {
  contract.payments ??= { overpayment: null, paidPeriods: [], cards: {} }
  return contract.payments
}

/** What is owed on a contract as its header says: what the insurer owes is a debt below zero. */
export const shownDebt = (contract: Contract): Money | null => {
  const { overpayment } = paymentsMemory(contract)
  const { debt } = contract.header
  return debt === null && overpayment !== null ? { ...overpayment, value: -overpayment.value } : debt
}
