import { dayAt } from '../../../machines/today'
import type { Contract } from '../state'
import type { Store } from '../store'
import { isoDaysFrom } from '../time/days'
import { duePayments, nextPremiumDay, startsAround } from './due'
import { keepInvoices } from './invoiced'
import { paymentsMemory } from './memory'

/** Keeps what was asked for already, before premiums change: the invoices, and the premium of the running period that is due. */
export const keepAsked = (store: Store, contract: Contract): void => {
  keepInvoices(contract)
  const [first] = duePayments(store, contract)
  if (first?.premiumType !== 'CURRENT') return
  const { premium, paymentPeriodStartDate: from, paymentPeriodEndDate: to } = first
  paymentsMemory(contract).open = { premium, from, to }
}

/** The day of the next premium, from which on periods are counted anew where premiums are paid more or less often. */
export const countedAnewFrom = (store: Store, contract: Contract): string =>
  nextPremiumDay(contract) ?? startsAround(contract, dayAt(store.now()))(1)

/**
 * Lets premiums be paid more or less often by a change of the contract: periods are counted anew from the next premium on,
 * and until then nothing is asked for but what was due before.
 */
export const countAnew = (store: Store, contract: Contract, change: () => void): void => {
  const anchor = countedAnewFrom(store, contract)
  keepAsked(store, contract)
  change()
  countFrom(store, contract, anchor)
}

/** Asks for no premium until a day but what was due before; from then on periods are counted anew. */
export const pauseUntil = (store: Store, contract: Contract, day: string): void => {
  keepAsked(store, contract)
  countFrom(store, contract, day)
}

const countFrom = (store: Store, contract: Contract, anchor: string): void => {
  const today = dayAt(store.now())
  const memory = paymentsMemory(contract)
  memory.anchor = anchor
  memory.invoicedUntil = today
  memory.paidPeriods.push({ from: today, to: isoDaysFrom(Date.parse(anchor), -1) })
}
