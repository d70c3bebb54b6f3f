import type { Money } from '../../../src/api/entities'
import type { Contract } from '../state'
import type { KeptTransfer, PaymentsMemory } from './slice'

/** The insurer's data on a contract's payments. */
export const paymentsMemory = (contract: Contract): PaymentsMemory => {
  contract.payments ??= { overpayment: null, paidPeriods: [], cards: {} }
  return contract.payments
}

/** The transfers that have not arrived, the oldest first. */
export const awaitedTransfers = (contract: Contract): readonly KeptTransfer[] => contract.payments?.announced ?? []

/** Amount and payment deadline of each overdue premium. */
export const debtPartsOf = (contract: Contract) =>
  (paymentsMemory(contract).owed ?? []).map(({ value, deadline }) => ({
    amount: { value, currency: contract.header.debt?.currency ?? 'HUF' },
    deadline,
  }))

/** The debt's due date, payment deadline and days, as the header contains them; `null` without a debt. */
export const debtDaysOf = (contract: Contract): NonNullable<Contract['header']['debtDays']> | null => {
  const [oldest, ...laterParts] = paymentsMemory(contract).owed ?? []
  if (oldest === undefined || contract.header.debt === null) return null
  const days = [oldest, ...laterParts].flatMap(({ from, to }) => (from && to ? [{ from, to }] : []))
  return {
    dueDate: oldest.dueDate,
    deadline: oldest.deadline,
    periodStartDate: days.map(({ from }) => from).sort()[0] ?? null,
    periodEndDate:
      days
        .map(({ to }) => to)
        .sort()
        .at(-1) ?? null,
    ...(laterParts.length > 0 && { parts: debtPartsOf(contract) }),
  }
}

/** The debt of a contract as its header shows it. An overpayment is a negative debt. */
export const shownDebt = (contract: Contract): Money | null => {
  const { overpayment } = paymentsMemory(contract)
  const { debt } = contract.header
  return debt === null && overpayment !== null ? { ...overpayment, value: -overpayment.value } : debt
}
