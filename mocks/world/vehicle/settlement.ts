import { charge, credit, type PaidDays } from '../payments/balance'
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

/** What is to be settled of a contract that ends with a day, beside what was paid or is owed; both in forints. */
export interface EndBalance {
  /** What the days up to the end cost that were not asked for yet. */
  readonly used: number
  /** What was paid, or is owed, for days after the end. */
  readonly unused: number
  /** The days up to the end that were not asked for; `null` where there are none. */
  readonly usedDays: PaidDays | null
}

/** What is to be settled at the end of a contract, of the days out of traffic, too. */
export const endBalance = (world: World, contract: VehicleContract, endDate: string): EndBalance => {
  const firstDayWithout = dayAfter(endDate)
  const paidUntil = settledUntil(world, contract) ?? firstDayWithout
  const earliest = monthsFrom(paidUntil, -LIMITATION)
  const ofRemoval = owedForRemoval(world, contract, firstDayWithout)
  return {
    used: premiumBetween(contract, paidUntil, firstDayWithout) + Math.max(0, ofRemoval),
    unused:
      premiumBetween(contract, firstDayWithout < earliest ? earliest : firstDayWithout, paidUntil) +
      Math.max(0, -ofRemoval),
    usedDays: paidUntil < firstDayWithout ? { from: paidUntil, to: endDate } : null,
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
