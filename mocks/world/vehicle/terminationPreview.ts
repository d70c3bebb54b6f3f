import type { InferOutput } from 'valibot'
import type { Money, vehicleTerminationInfo } from '../../../src/api/entities'
import { nextYearPremium } from '../../data/nextYear'
import { shownDebt } from '../payments/memory'
import type { VehicleContract } from '../state'
import type { World } from '../world'
import { gradeAbove } from './bonus'
import { yearlyPremiumOf } from './premium'
import type { VehicleReason } from './reasons'
import { owedForEnd } from './settlement'
import { terminationDay } from './terminationDay'

/** How much of a year's premium is paid back by a customer who leaves before the anniversary, in percent. */
const DURATION_DISCOUNT = 5

const nothing = {
  debtForWithdraw: null,
  insuranceEndDate: null,
  durationDiscount: null,
  terminationDate: null,
  bonus: null,
  nextYearPeriodicalPremium: null,
}

/** What a termination for a reason would mean today; nothing where it cannot be. */
export const previewTermination = (
  world: World,
  contract: VehicleContract,
  reason: VehicleReason,
): InferOutput<typeof vehicleTerminationInfo> => {
  const { header } = contract
  const end = terminationDay(world, contract, reason)
  const premium = header.contract.premiumFrequency
  if (end === undefined || !premium) return nothing
  const isAnniversary = reason === 'anniversary'
  return {
    debtForWithdraw: isAnniversary ? header.debt : owedAtEnd(world, contract, end),
    insuranceEndDate: end,
    durationDiscount: isAnniversary ? null : durationDiscount(contract),
    terminationDate: end,
    bonus: isAnniversary ? (gradeAbove(header.bonus) ?? header.bonus) : header.bonus,
    nextYearPeriodicalPremium: isAnniversary ? nextYearPremium(premium) : null,
  }
}

/** What is still to be paid of the days until the end, without the discount; `null` where nothing is. */
const owedAtEnd = (world: World, contract: VehicleContract, end: string): Money | null => {
  const value = (shownDebt(contract)?.value ?? 0) + owedForEnd(world, contract, end)
  return value > 0 ? { value, currency: 'HUF' } : null
}

/** What is paid back of a year's premium by a customer who leaves before the anniversary. */
export const durationDiscount = (contract: VehicleContract): Money | null => {
  const yearly = yearlyPremiumOf(contract)
  return yearly === undefined ? null : percentOf(yearly, DURATION_DISCOUNT)
}

const percentOf = ({ value, currency }: Money, percent: number): Money => ({
  value: Math.round((value * percent) / 100),
  currency,
})
