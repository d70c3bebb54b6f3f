import type { Money } from '../../../src/api/entities'
import type { Contract } from '../state'
import type { PaymentsMemory } from './slice'

/** What was paid too much at the start, in forints: on contracts without debt. */
const overpaid = new Map([
  ['10000002', 8400],
  ['10000003', 21300],
  ['30000002', 3620],
  ['60000001', 25000],
])

/** What the insurer remembers of a contract's payments. */
export const paymentsMemory = (contract: Contract): PaymentsMemory => {
  const value = overpaid.get(contract.number)
  contract.payments ??= {
    overpayment: value === undefined ? null : { value, currency: 'HUF' },
    paidPeriods: [],
    cards: {},
  }
  return contract.payments
}

/** What is owed on a contract as its header says: what the insurer owes is a debt below zero. */
export const shownDebt = (contract: Contract): Money | null => {
  const { overpayment } = paymentsMemory(contract)
  const { debt } = contract.header
  return debt === null && overpayment !== null ? { ...overpayment, value: -overpayment.value } : debt
}
