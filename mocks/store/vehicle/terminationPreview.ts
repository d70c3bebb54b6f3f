import type { InferOutput } from 'valibot'
import type { Money, vehicleTerminationInfo } from '../../../src/api/entities'
import { gradeAbove } from '../../data/bonusGrades'
import { premiumOfPeriod } from '../payments/due'
import { costPreviewOf } from '../payments/ending'
import type { VehicleContract } from '../state'
import type { Store } from '../store'
import { yearlyPremiumOf } from './premium'
import type { VehicleReason } from './reasons'
import { endBalance } from './settlement'
import { terminationDay } from './terminationDay'

type TerminationPreview = InferOutput<typeof vehicleTerminationInfo>

/** Share of a year's premium that a customer who leaves before the anniversary pays back, in percent. */
const DURATION_DISCOUNT = 5

const emptyPreview = {
  debtForWithdraw: null,
  premiumUntilEnd: null,
  unusedPremium: null,
  insuranceEndDate: null,
  durationDiscount: null,
  terminationDate: null,
  bonus: null,
  nextYearPeriodicalPremium: null,
}

/**
 * Returns the preview of a termination for a reason on a day (default: today). Its fields are `null` if the termination
 * is not allowed or the contract has no premium.
 */
export const previewTermination = (
  store: Store,
  contract: VehicleContract,
  reason: VehicleReason,
  requestedDay?: string,
): TerminationPreview => {
  const { header } = contract
  const endDate = terminationDay(store, contract, reason, requestedDay)
  if (endDate === undefined || !header.contract.premiumFrequency) return emptyPreview
  const commonFields = {
    ...{ ...emptyPreview, insuranceEndDate: endDate, terminationDate: endDate },
    ...costPreviewOf(store, contract, endBalance(store, contract, endDate)),
  }
  return reason === 'anniversary'
    ? {
        ...commonFields,
        bonus: gradeAbove(header.bonus) ?? header.bonus,
        nextYearPeriodicalPremium: premiumOfPeriod(contract, header.contract.anniversaryDate ?? endDate) ?? null,
      }
    : {
        ...commonFields,
        durationDiscount: durationDiscount(contract),
        bonus: header.bonus,
      }
}

/** The part of a year's premium that a customer who leaves before the anniversary pays back. */
export const durationDiscount = (contract: VehicleContract): Money | null => {
  const yearlyPremium = yearlyPremiumOf(contract)
  return yearlyPremium === undefined ? null : percentOf(yearlyPremium, DURATION_DISCOUNT)
}

const percentOf = ({ value, currency }: Money, percent: number): Money => ({
  value: Math.round((value * percent) / 100),
  currency,
})
