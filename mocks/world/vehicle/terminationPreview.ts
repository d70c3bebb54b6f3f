import type { InferOutput } from 'valibot'
import type { Money, vehicleTerminationInfo } from '../../../src/api/entities'
import { gradeAbove } from '../../data/bonusGrades'
import { premiumFrom } from '../payments/due'
import { shownDebt } from '../payments/memory'
import type { VehicleContract } from '../state'
import type { World } from '../world'
import { yearlyPremiumOf } from './premium'
import type { VehicleReason } from './reasons'
import { endBalance } from './settlement'
import { terminationDay } from './terminationDay'

type Info = InferOutput<typeof vehicleTerminationInfo>

/** How much of a year's premium is paid back by a customer who leaves before the anniversary, in percent. */
const DURATION_DISCOUNT = 5

const nothing = {
  debtForWithdraw: null,
  unusedPremium: null,
  insuranceEndDate: null,
  durationDiscount: null,
  terminationDate: null,
  bonus: null,
  nextYearPeriodicalPremium: null,
}

/** What a termination for a reason would mean that is asked for on a day, or else today; nothing where it cannot be. */
export const previewTermination = (
  world: World,
  contract: VehicleContract,
  reason: VehicleReason,
  asked?: string,
): Info => {
  const { header } = contract
  const end = terminationDay(world, contract, reason, asked)
  if (end === undefined || !header.contract.premiumFrequency) return nothing
  const ending = { insuranceEndDate: end, terminationDate: end }
  return reason === 'anniversary'
    ? {
        ...{ ...nothing, ...ending },
        debtForWithdraw: header.debt,
        bonus: gradeAbove(header.bonus) ?? header.bonus,
        nextYearPeriodicalPremium: premiumFrom(contract, header.contract.anniversaryDate ?? end) ?? null,
      }
    : {
        ...{ ...nothing, ...ending, ...costsOfEnd(world, contract, end) },
        durationDiscount: durationDiscount(contract),
        bonus: header.bonus,
      }
}

/** What is owed at an end (below zero what was paid too much), and what of that was for days after it. */
const costsOfEnd = (world: World, contract: VehicleContract, end: string) => {
  const { used, unused } = endBalance(world, contract, end)
  return {
    debtForWithdraw: forints((shownDebt(contract)?.value ?? 0) + used),
    unusedPremium: forints(unused),
  }
}

const forints = (value: number): Money | null => (value === 0 ? null : { value, currency: 'HUF' })

/** What is paid back of a year's premium by a customer who leaves before the anniversary. */
export const durationDiscount = (contract: VehicleContract): Money | null => {
  const yearly = yearlyPremiumOf(contract)
  return yearly === undefined ? null : percentOf(yearly, DURATION_DISCOUNT)
}

const percentOf = ({ value, currency }: Money, percent: number): Money => ({
  value: Math.round((value * percent) / 100),
  currency,
})

/** What is to be paid in the end, in forints; below zero what comes back. */
export const totalOf = ({ debtForWithdraw, unusedPremium, durationDiscount: discount }: Info): number =>
  (debtForWithdraw?.value ?? 0) - (unusedPremium?.value ?? 0) + (discount?.value ?? 0)
