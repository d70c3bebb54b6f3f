import { charge, credit } from '../payments/balance'
import { premiumBetween, settledUntil } from '../payments/share'
import type { VehicleContract } from '../state'
import { dayAfter, monthsFrom } from '../time/period'
import type { World } from '../world'
import { vehicleMemory } from './memory'

/** For how many months back money can be asked for (five years: Ptk. 6:22). */
const LIMITATION = 60

/**
 * What the days out of traffic cost in the end where they end before a day, beside what has come back for them: in forints,
 * below zero what has yet to come back.
 */
export const owedForRemoval = (world: World, contract: VehicleContract, day: string): number => {
  const { removedSince, refunded = 0 } = vehicleMemory(contract)
  if (removedSince === null) return 0
  const paidUntil = settledUntil(world, contract) ?? removedSince
  return refunded - premiumBetween(contract, removedSince, day < paidUntil ? day : paidUntil)
}

/** What a contract's days cost that ends with a day, beside what was paid or is owed: the same, of those out of traffic too. */
export const owedForEnd = (world: World, contract: VehicleContract, endDate: string): number => {
  const firstDayWithout = dayAfter(endDate)
  const paidUntil = settledUntil(world, contract) ?? firstDayWithout
  const earliest = monthsFrom(paidUntil, -LIMITATION)
  return (
    owedForRemoval(world, contract, firstDayWithout) +
    premiumBetween(contract, paidUntil, firstDayWithout) -
    premiumBetween(contract, firstDayWithout < earliest ? earliest : firstDayWithout, paidUntil)
  )
}

/** Books what is owed, or comes back, and forgets the time out of traffic that it was for. */
export const settle = (contract: VehicleContract, owed: number): void => {
  const memory = vehicleMemory(contract)
  if (owed > 0) charge(contract, owed)
  else credit(contract, -owed)
  memory.removedSince = null
  delete memory.refunded
}
