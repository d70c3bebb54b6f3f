import { dayAt } from '../../../machines/today'
import type { Contract } from '../state'
import type { Store } from '../store'
import { isoDaysFrom } from '../time/days'
import { duePayments, nextPremiumDay, periodStartsAround } from './due'
import { storeInvoiceGrid } from './invoiced'
import { paymentsMemory } from './memory'

/** Stores the invoices and the current period's due premium, so that a premium change does not alter them. */
export const freezeDueAmounts = (store: Store, contract: Contract): void => {
  storeInvoiceGrid(contract)
  const [firstPremium] = duePayments(store, contract)
  if (firstPremium?.premiumType !== 'CURRENT') return
  const { premium, paymentPeriodStartDate: periodStart, paymentPeriodEndDate: periodEnd } = firstPremium
  paymentsMemory(contract).open = { premium, from: periodStart, to: periodEnd }
}

/** The day of the next premium. A new payment frequency counts its periods from this day. */
export const frequencyChangeDay = (store: Store, contract: Contract): string =>
  nextPremiumDay(contract) ?? periodStartsAround(contract, dayAt(store.now()))(1)

/**
 * Changes the payment frequency of a contract. Periods are counted from the next premium on. Until then, only premiums
 * that were already due are requested.
 */
export const changeFrequency = (store: Store, contract: Contract, applyChange: () => void): void => {
  const anchor = frequencyChangeDay(store, contract)
  freezeDueAmounts(store, contract)
  applyChange()
  countPeriodsFrom(store, contract, anchor)
}

/** Requests no new premium until a day, the start of the next period. Premiums already due stay due. */
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
