import { dayAt } from '../../../machines/today'
import type { Contract } from '../state'
import type { Store } from '../store'
import { isoDaysFrom } from '../time/days'
import { duePayments, nextPremiumDay, periodStartsAround, unpaidPeriodStart } from './due'
import { storeInvoiceGrid } from './invoiced'
import { paymentsMemory } from './memory'

/**
 * Stores the existing invoices and the current period's due premium. So a later change of the premium does not alter
 * them.
 */
export const freezeDueAmounts = (store: Store, contract: Contract): void => {
  storeInvoiceGrid(contract)
  const [firstPremium] = duePayments(store, contract)
  if (firstPremium?.premiumType !== 'CURRENT') return
  const { premium, paymentPeriodStartDate: periodStart, paymentPeriodEndDate: periodEnd } = firstPremium
  paymentsMemory(contract).open = { premium, from: periodStart, to: periodEnd }
}

/**
 * The day of the next premium that is neither paid nor requested. A new payment frequency counts its periods from this
 * day.
 */
export const frequencyChangeDay = (store: Store, contract: Contract): string => {
  const today = dayAt(store.now())
  const day = nextPremiumDay(contract)
  return day && day > today ? day : unpaidPeriodStart(contract, periodStartsAround(contract, today)(1))
}

/**
 * Changes the payment frequency of a contract. The new periods start on the day of the next premium. Until that day,
 * the insurer requests only premiums that were already due.
 */
export const changeFrequency = (store: Store, contract: Contract, applyChange: () => void): void => {
  const anchor = frequencyChangeDay(store, contract)
  freezeDueAmounts(store, contract)
  applyChange()
  countPeriodsFrom(store, contract, anchor)
}

/**
 * Requests no new premium before `day`, the start of the next period. The customer must still pay the premiums already
 * due.
 */
export const pauseUntil = (store: Store, contract: Contract, day: string): void => {
  freezeDueAmounts(store, contract)
  countPeriodsFrom(store, contract, day)
}

const countPeriodsFrom = (store: Store, contract: Contract, anchor: string): void => {
  const today = dayAt(store.now())
  const memory = paymentsMemory(contract)
  memory.anchor = anchor
  memory.invoicedUntil = today
  memory.paidPeriods.push({ from: today, to: isoDaysFrom(Date.parse(anchor), -1) })
}
