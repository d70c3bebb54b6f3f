import type { InferInput } from 'valibot'
import type { vehicleTerminationInfo } from '../../../src/api/entities'
import { type VehicleReason, vehicleReasons } from '../../store/vehicle/reasons'
import { resultExamplesWithFields } from './results'

/**
 * Previews of a vehicle contract's termination: with a debt, with money back, without a payment, without a grade,
 * without any data.
 */
export const terminationPreviews = {
  withDebt: {
    debtForWithdraw: { value: 12_450, currency: 'HUF' },
    premiumUntilEnd: { value: 14_860, currency: 'HUF' },
    unusedPremium: null,
    insuranceEndDate: '2026-11-21',
    durationDiscount: { value: 2972, currency: 'HUF' },
    terminationDate: '2026-11-21',
    bonus: 'B06',
    nextYearPeriodicalPremium: null,
  },
  moneyBack: {
    debtForWithdraw: { value: -9340, currency: 'HUF' },
    unusedPremium: { value: 5715, currency: 'HUF' },
    insuranceEndDate: '2026-11-20',
    durationDiscount: { value: 2972, currency: 'HUF' },
    terminationDate: '2026-11-20',
    bonus: 'B06',
    nextYearPeriodicalPremium: null,
  },
  nothingToPay: {
    debtForWithdraw: null,
    unusedPremium: null,
    insuranceEndDate: '2027-03-26',
    durationDiscount: null,
    terminationDate: '2027-03-26',
    bonus: 'B07',
    nextYearPeriodicalPremium: { value: 15_454, currency: 'HUF' },
  },
  withoutBonus: {
    debtForWithdraw: null,
    unusedPremium: null,
    insuranceEndDate: '2026-11-21',
    durationDiscount: { value: 9302, currency: 'HUF' },
    terminationDate: '2026-11-21',
    bonus: null,
    nextYearPeriodicalPremium: null,
  },
  notPossible: {
    debtForWithdraw: null,
    unusedPremium: null,
    insuranceEndDate: null,
    durationDiscount: null,
    terminationDate: null,
    bonus: null,
    nextYearPeriodicalPremium: null,
  },
} satisfies Record<string, InferInput<typeof vehicleTerminationInfo>>

const { nothingToPay, ...otherPreviews } = terminationPreviews

/**
 * Previews of a termination at the anniversary. `nothingToPay` comes first, because tests use the first example of a
 * call. Its end date equals that of the termination in `caseExamples`.
 */
export const anniversaryPreviews = { nothingToPay, ...otherPreviews }

/** Results of a termination for a reason. */
export const terminationResults = (reason: VehicleReason) =>
  resultExamplesWithFields({
    terminationReason: vehicleReasons[reason].label,
    signUntil: reason === 'anniversary' ? '2027-03-01' : null,
  })
