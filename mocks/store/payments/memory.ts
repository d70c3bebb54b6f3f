import type { Money } from '../../../src/api/entities'
import type { Contract } from '../state'
import type { KeptTransfer, PaymentsMemory } from './slice'

/** What the insurer remembers of a contract's payments. */
export const paymentsMemory = (contract: Contract): PaymentsMemory => {
  contract.payments ??= { overpayment: null, paidPeriods: [], cards: {} }
  return contract.payments
}

/** The transfers that have not come in yet, the oldest first. */
export const awaited = (contract: Contract): readonly KeptTransfer[] => contract.payments?.announced ?? []

/** Of how much each premium is that is owed, and until when that can be paid. */
export const debtPartsOf = (contract: Contract) =>
  (paymentsMemory(contract).owed ?? []).map(({ value, deadline }) => ({
    amount: { value, currency: contract.header.debt?.currency ?? 'HUF' },
    deadline,
  }))

/** Of what a debt is, as the header tells: since when, until when it can be paid, and for which days. */
export const debtDaysOf = (contract: Contract): NonNullable<Contract['header']['debtDays']> | null => {
  const [oldest, ...others] = paymentsMemory(contract).owed ?? []
  if (oldest === undefined || contract.header.debt === null) return null
  const days = [oldest, ...others].flatMap(({ from, to }) => (from && to ? [{ from, to }] : []))
  return {
    dueDate: oldest.dueDate,
    deadline: oldest.deadline,
    periodStartDate: days.map(({ from }) => from).sort()[0] ?? null,
    periodEndDate:
      days
        .map(({ to }) => to)
        .sort()
        .at(-1) ?? null,
    ...(others.length > 0 && { parts: debtPartsOf(contract) }),
  }
}

/** What is owed on a contract as its header says: what the insurer owes is a debt below zero. */
export const shownDebt = (contract: Contract): Money | null => {
  const { overpayment } = paymentsMemory(contract)
  const { debt } = contract.header
  return debt === null && overpayment !== null ? { ...overpayment, value: -overpayment.value } : debt
}
