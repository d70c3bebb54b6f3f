import { dayAt } from '../../../machines/today'
import type { Contract } from '../state'
import type { Store } from '../store'
import { duePayments, periodStartsAround, premiumOfPeriod } from './due'

const DAY = 24 * 60 * 60 * 1000
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY

/** The premium of the days from `firstDay` to `endDay` (exclusive), in forints. A partial period is charged by days. */
export const premiumBetween = (contract: Contract, firstDay: string, endDay: string): number => {
  const periodStartAt = periodStartsAround(contract, firstDay)
  let total = 0
  for (let index = 0; periodStartAt(index) < endDay; index += 1) {
    const [start, end] = [periodStartAt(index), periodStartAt(index + 1)]
    const share =
      daysBetween(start < firstDay ? firstDay : start, end < endDay ? end : endDay) / daysBetween(start, end)
    total += share * (premiumOfPeriod(contract, start)?.value ?? 0)
  }
  return Math.round(total)
}

/** The day until which premiums are paid or became debt; `null` if unknown. */
export const settledUntil = (store: Store, contract: Contract): string | null => {
  const contractData = contract.header.contract
  const [firstPremium] = duePayments(store, contract)
  if (firstPremium?.premiumType === 'CURRENT') return firstPremium.paymentPeriodStartDate
  if ('paymentNextperiod' in contractData) return contractData.paymentNextperiod ?? null
  // A home contract's header has no next period, so the day is computed.
  if (contract.insuranceType !== 'lakas') return null
  return firstPremium?.paymentPeriodStartDate ?? periodStartsAround(contract, dayAt(store.now()))(2)
}
