import { dayAt } from '../../../machines/today'
import type { DataCorrection, Money } from '../../../src/api/entities'
import { PAYMENTS_A_YEAR } from '../../../src/api/payments'
import { type PremiumAnswers, USUAL_MILEAGE, yearlyPremium } from '../../data/mileage'
import type { VehicleContract } from '../state'
import type { Store } from '../store'
import { vehicleMemory } from './memory'

/** Number of premium payments a year at a payment frequency. */
export const paymentsPerYear = (paymentFrequencyId: number | null | undefined): number =>
  PAYMENTS_A_YEAR.get(paymentFrequencyId ?? 1) ?? 1

/** Number of premium payments a year of a contract. */
export const paymentsPerYearOf = ({ header }: VehicleContract): number =>
  paymentsPerYear(header.contract.paymentFrequencyId)

/** The yearly premium of a contract; `undefined` if it has no premium. */
export const yearlyPremiumOf = (contract: VehicleContract): Money | undefined => {
  const { premiumFrequency } = contract.header.contract
  if (!premiumFrequency) return undefined
  return { value: premiumFrequency.value * paymentsPerYearOf(contract), currency: premiumFrequency.currency }
}

/** Data for a premium calculation, which override the insurer's data. */
export interface PremiumData extends DataCorrection {
  readonly mileageYearly?: string | undefined
}

/**
 * The current and the recalculated yearly premium. The new premium is rounded so that each instalment is whole. Returns
 * `undefined` if there is no premium or no such mileage band.
 */
export const comparePremiums = (
  store: Store,
  contract: VehicleContract,
  { mileageYearly = USUAL_MILEAGE, ...answers }: PremiumData,
): { readonly oldPremium: Money; readonly newPremium: Money } | undefined => {
  const oldPremium = yearlyPremiumOf(contract)
  const corrections = vehicleMemory(contract).corrections
  const year = Number(dayAt(store.now()).slice(0, 4))
  const oldCalculatedPremium = yearlyPremium(USUAL_MILEAGE, premiumAnswersIn(year, corrections))
  const newCalculatedPremium = yearlyPremium(mileageYearly, premiumAnswersIn(year, { ...corrections, ...answers }))
  if (oldPremium === undefined || oldCalculatedPremium === undefined || newCalculatedPremium === undefined)
    return undefined
  const instalments = paymentsPerYearOf(contract)
  const value = Math.round((oldPremium.value * newCalculatedPremium) / oldCalculatedPremium / instalments) * instalments
  return { oldPremium, newPremium: { value, currency: oldPremium.currency } }
}

const YOUNG_DRIVER_YEARS = 25
const FRESH_LICENCE_YEARS = 3
const CHILD_YEARS = 18

const premiumAnswersIn = (year: number, answers: DataCorrection): PremiumAnswers => {
  const isWithin = (startYear: number | null | undefined, years: number) =>
    typeof startYear === 'number' && year - startYear < years
  return {
    seasonTires: answers.seasonTires ?? false,
    publicServant: answers.publicServant ?? false,
    youngDriver: isWithin(answers.youngDriverBirthYear, YOUNG_DRIVER_YEARS),
    freshLicence: isWithin(answers.drivingLicenceYear, FRESH_LICENCE_YEARS),
    parent: isWithin(answers.contractorChildBirthYear, CHILD_YEARS),
  }
}
