import type { InferOutput } from 'valibot'
import type { Money, vehicleTerminationInfo } from '../../../src/api/entities'
import { nextYearPremium } from '../../data/nextYear'
import type { VehicleContract } from '../state'
import type { World } from '../world'
import { gradeAbove } from './bonus'
import { yearlyPremiumOf } from './premium'
import type { VehicleReason } from './reasons'
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
  const yearly = yearlyPremiumOf(contract)
  if (end === undefined || !premium || yearly === undefined) return nothing
  const isAnniversary = reason === 'anniversary'
  return {
    debtForWithdraw: header.debt,
    insuranceEndDate: end,
    durationDiscount: isAnniversary ? null : percentOf(yearly, DURATION_DISCOUNT),
    terminationDate: end,
    bonus: isAnniversary ? (gradeAbove(header.bonus) ?? header.bonus) : header.bonus,
    nextYearPeriodicalPremium: isAnniversary ? nextYearPremium(premium) : null,
  }
}

const percentOf = ({ value, currency }: Money, percent: number): Money => ({
  value: Math.round((value * percent) / 100),
  currency,
})
