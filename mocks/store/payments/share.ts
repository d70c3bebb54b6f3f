import { dayAt } from '../../../machines/today'
import type { Contract } from '../state'
import type { Store } from '../store'
import { duePayments, premiumFrom, startsAround } from './due'

const DAY = 24 * 60 * 60 * 1000
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY

/** What the days from one up to, not including, another cost, in forints: of a period that is not whole, its days' share. */
export const premiumBetween = (contract: Contract, from: string, to: string): number => {
  const startAt = startsAround(contract, from)
  let forints = 0
  for (let at = 0; startAt(at) < to; at += 1) {
    const [start, end] = [startAt(at), startAt(at + 1)]
    const share = daysBetween(start < from ? from : start, end < to ? end : to) / daysBetween(start, end)
    forints += share * (premiumFrom(contract, start)?.value ?? 0)
  }
  return Math.round(forints)
}

/** The day up to which the premiums are paid, or owed as debt; `null` where nobody knows. */
export const settledUntil = (store: Store, contract: Contract): string | null => {
  const inside = contract.header.contract
  const [first] = duePayments(store, contract)
  if (first?.premiumType === 'CURRENT') return first.paymentPeriodStartDate
  if ('paymentNextperiod' in inside) return inside.paymentNextperiod ?? null
  // A home's header does not say.
  if (contract.insuranceType !== 'lakas') return null
  return first?.paymentPeriodStartDate ?? startsAround(contract, dayAt(store.now()))(2)
}
