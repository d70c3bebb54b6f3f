import { dayAt } from '../../../machines/today'
import type { Contract } from '../state'
import type { Store } from '../store'
import { duePayments, periodStartsAround, premiumFrom } from './due'

const DAY = 24 * 60 * 60 * 1000
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY

/** The premium of the days from `from` to `to` (exclusive), in forints. A partial period is charged by days. */
export const premiumBetween = (contract: Contract, from: string, to: string): number => {
  const startAt = periodStartsAround(contract, from)
  let forints = 0
  for (let at = 0; startAt(at) < to; at += 1) {
    const [start, end] = [startAt(at), startAt(at + 1)]
    const share = daysBetween(start < from ? from : start, end < to ? end : to) / daysBetween(start, end)
    forints += share * (premiumFrom(contract, start)?.value ?? 0)
  }
  return Math.round(forints)
}

/** The day until which premiums are paid or became debt; `null` if unknown. */
export const settledUntil = (store: Store, contract: Contract): string | null => {
  const contractData = contract.header.contract
  const [first] = duePayments(store, contract)
  if (first?.premiumType === 'CURRENT') return first.paymentPeriodStartDate
  if ('paymentNextperiod' in contractData) return contractData.paymentNextperiod ?? null
  // A home contract's header has no next period, so the day is computed.
  if (contract.insuranceType !== 'lakas') return null
  return first?.paymentPeriodStartDate ?? periodStartsAround(contract, dayAt(store.now()))(2)
}
