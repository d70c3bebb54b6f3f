import { settleBalance } from '../payments/balance'
import { startsAround } from '../payments/due'
import { endBalance as balanceOfDays, type EndBalance } from '../payments/ending'
import { premiumBetween, settledUntil } from '../payments/share'
import type { PaidDays } from '../payments/slice'
import type { VehicleContract } from '../state'
import type { Store } from '../store'
import { isoDaysFrom } from '../time/days'
import { dayAfter } from '../time/period'
import { vehicleMemory } from './memory'

/** The day up to which premiums were asked for of a vehicle that leaves traffic on a day: none is whose period begins later. */
export const askedUntil = (store: Store, contract: VehicleContract, removedSince: string): string => {
  const paidUntil = settledUntil(store, contract) ?? removedSince
  return paidUntil < removedSince ? periodFrom(contract, removedSince) : paidUntil
}

/** The first day from one on, with which a period begins. */
export const periodFrom = (contract: VehicleContract, day: string): string => {
  const startAt = startsAround(contract, day)
  return startAt(0) === day ? day : startAt(1)
}

/**
 * What the days out of traffic cost in the end where they end before a day, beside what has come back for them: in forints,
 * below zero what has yet to come back.
 */
export const owedForRemoval = (store: Store, contract: VehicleContract, day: string): number => {
  const { removedSince, refunded = 0 } = vehicleMemory(contract)
  if (removedSince === null) return 0
  const asked = askedUntil(store, contract, removedSince)
  const until = day < asked ? day : asked
  // What ends before it was to be taken out of traffic never was.
  return refunded - (until > removedSince ? premiumBetween(contract, removedSince, until) : 0)
}

/** What is to be settled at the end of a contract, of the days out of traffic, too. */
export const endBalance = (store: Store, contract: VehicleContract, endDate: string): EndBalance => {
  const { removedSince } = vehicleMemory(contract)
  // Days that nothing was asked for, since cover rested, cost nothing.
  const asked = removedSince === null ? null : askedUntil(store, contract, removedSince)
  const isLater = asked !== null && asked <= endDate
  const ofDays = balanceOfDays(store, contract, isLater ? isoDaysFrom(Date.parse(asked), -1) : endDate)
  const ofRemoval = owedForRemoval(store, contract, dayAfter(endDate))
  return {
    ...ofDays,
    used: ofDays.used + Math.max(0, ofRemoval),
    unused: Math.max(0, ofDays.unused + Math.max(0, -ofRemoval) - restedFrom(contract, dayAfter(endDate))),
  }
}

// Of a vehicle that was to be back on a later day than the contract ends, nobody has paid for the days up to it.
const restedFrom = (contract: VehicleContract, day: string): number => {
  const { back } = vehicleMemory(contract)
  return back === undefined || back.on <= day
    ? 0
    : premiumBetween(contract, back.since < day ? day : back.since, back.on)
}

/** Books what is owed for some days, or comes back, and forgets the time out of traffic that it was for. */
export const settle = (store: Store, contract: VehicleContract, owed: number, days: PaidDays | null): void => {
  const memory = vehicleMemory(contract)
  settleBalance(store, contract, owed, days)
  memory.removedSince = null
  delete memory.refunded
}
