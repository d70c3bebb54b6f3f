import { settleBalance } from '../payments/balance'
import { periodStartsAround } from '../payments/due'
import { endBalance as balanceOfDays, type EndBalance } from '../payments/ending'
import { premiumBetween, settledUntil } from '../payments/share'
import type { PaidDays } from '../payments/slice'
import type { VehicleContract } from '../state'
import type { Store } from '../store'
import { isoDaysFrom } from '../time/days'
import { dayAfter } from '../time/period'
import { vehicleMemory } from './memory'

/**
 * The day up to which the insurer requests premiums for a vehicle that leaves traffic on `removedSince`. Periods that
 * begin on this day or later are not charged.
 */
export const premiumsRequestedUntil = (store: Store, contract: VehicleContract, removedSince: string): string => {
  const paidUntil = settledUntil(store, contract) ?? removedSince
  return paidUntil < removedSince ? firstPeriodStart(contract, removedSince) : paidUntil
}

/** The first period start on or after a day. */
export const firstPeriodStart = (contract: VehicleContract, day: string): string => {
  const periodStartAt = periodStartsAround(contract, day)
  return periodStartAt(0) === day ? day : periodStartAt(1)
}

/**
 * The amount that the customer owes for the days out of traffic up to `day` (exclusive), in forints. It is the refund
 * already paid, less the premium of those days. If it is negative, the insurer still owes a refund.
 */
export const removalBalance = (store: Store, contract: VehicleContract, day: string): number => {
  const { removedSince, refunded = 0 } = vehicleMemory(contract)
  if (removedSince === null) return 0
  const premiumsUntil = premiumsRequestedUntil(store, contract, removedSince)
  const chargedUntil = day < premiumsUntil ? day : premiumsUntil
  // If the contract ends before the removal, its vehicle was never out of traffic. So the customer owes the whole
  // refund.
  return refunded - (chargedUntil > removedSince ? premiumBetween(contract, removedSince, chargedUntil) : 0)
}

/** The balance at the end of a contract, including the days out of traffic. */
export const endBalance = (store: Store, contract: VehicleContract, endDate: string): EndBalance => {
  const { removedSince } = vehicleMemory(contract)
  // The insurer requested no premiums for the days from `premiumsUntil` on, because cover was suspended. At the end of
  // the contract, these days are not charged either.
  const premiumsUntil = removedSince === null ? null : premiumsRequestedUntil(store, contract, removedSince)
  const endsAfterPremiums = premiumsUntil !== null && premiumsUntil <= endDate
  const balanceWithoutRemoval = balanceOfDays(
    store,
    contract,
    endsAfterPremiums ? isoDaysFrom(Date.parse(premiumsUntil), -1) : endDate,
  )
  const removalAmount = removalBalance(store, contract, dayAfter(endDate))
  return {
    ...balanceWithoutRemoval,
    used: balanceWithoutRemoval.used + Math.max(0, removalAmount),
    unused: Math.max(
      0,
      balanceWithoutRemoval.unused + Math.max(0, -removalAmount) - premiumUntilReturn(contract, dayAfter(endDate)),
    ),
  }
}

// The premium of the days between the contract's end and the planned return. It was never paid, so it cannot be
// refunded.
const premiumUntilReturn = (contract: VehicleContract, day: string): number => {
  const { back } = vehicleMemory(contract)
  return back === undefined || back.on <= day
    ? 0
    : premiumBetween(contract, back.since < day ? day : back.since, back.on)
}

/**
 * Books a balance (in forints) for a range of days. Clears the time out of traffic, because the balance includes it.
 */
export const settleWithRemoval = (
  store: Store,
  contract: VehicleContract,
  balance: number,
  days: PaidDays | null,
): void => {
  const memory = vehicleMemory(contract)
  settleBalance(store, contract, balance, days)
  memory.removedSince = null
  delete memory.refunded
}
