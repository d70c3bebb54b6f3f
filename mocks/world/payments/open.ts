import type { Contract } from '../state'
import type { World } from '../world'
import { duePayments } from './due'
import { paymentsMemory } from './memory'
import type { PaidDays } from './slice'

/**
 * Tells of a contract's invoices, by the day and by the days that each is for, whether something of one is still to be paid:
 * as part of the debt, or as a premium that is due.
 */
export const openInvoices = (
  world: World,
  contract: Contract,
): ((date: string, days: PaidDays | undefined) => boolean) => {
  const { owed = [] } = paymentsMemory(contract)
  const due = duePayments(world, contract).map(({ paymentPeriodStartDate }) => paymentPeriodStartDate)
  return (date, days) =>
    (days !== undefined && due.includes(days.from)) ||
    owed.some((part) => part.dueDate === date && part.from === days?.from)
}
