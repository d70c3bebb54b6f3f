import { charge, credit, type PaidDays } from '../payments/balance'
import { endBalance as balanceOfDays, type EndBalance } from '../payments/ending'
import { premiumBetween, settledUntil } from '../payments/share'
import type { VehicleContract } from '../state'
import { dayAfter } from '../time/period'
import type { World } from '../world'
import { vehicleMemory } from './memory'

/**
 * What the days out of traffic cost in the end where they end before a day, beside what has come back for them: in forints,
 * below zero what has yet to come back.
 */
export const owedForRemoval = (world: World, contract: VehicleContract, day: string): number => {
  const { removedSince, refunded = 0 } = vehicleMemory(contract)
  if (removedSince === null) return 0
  const paidUntil = settledUntil(world, contract) ?? removedSince
  const until = day < paidUntil ? day : paidUntil
  // What ends before it was to be taken out of traffic never was.
  return refunded - (until > removedSince ? premiumBetween(contract, removedSince, until) : 0)
}

/** What is to be settled at the end of a contract, of the days out of traffic, too. */
export const endBalance = (world: World, contract: VehicleContract, endDate: string): EndBalance => {
  const ofDays = balanceOfDays(world, contract, endDate)
  const ofRemoval = owedForRemoval(world, contract, dayAfter(endDate))
  return {
    ...ofDays,
    used: ofDays.used + Math.max(0, ofRemoval),
    unused: ofDays.unused + Math.max(0, -ofRemoval),
  }
}

/** Books what is owed for some days, or comes back, and forgets the time out of traffic that it was for. */
export const settle = (world: World, contract: VehicleContract, owed: number, days: PaidDays | null): void => {
  const memory = vehicleMemory(contract)
  if (owed > 0) charge(world, contract, owed, days)
  else credit(contract, -owed)
  memory.removedSince = null
  delete memory.refunded
}
