import { dayAt } from '../../../machines/today'
import type { DataCorrection, Money } from '../../../src/api/entities'
import { PAYMENTS_A_YEAR } from '../../../src/api/payments'
import { type PremiumAnswers, USUAL_MILEAGE, yearlyPremium } from '../../data/mileage'
import type { VehicleContract } from '../state'
import type { Store } from '../store'
import { vehicleMemory } from './memory'

/** Number of premium payments a year at a payment frequency. */
export const paymentsOf = (paymentFrequencyId: number | null | undefined): number =>
  PAYMENTS_A_YEAR.get(paymentFrequencyId ?? 1) ?? 1

/** Number of premium payments a year of a contract. */
export const paymentsAYear = ({ header }: VehicleContract): number => paymentsOf(header.contract.paymentFrequencyId)

/** The yearly premium of a contract; `undefined` if it has no premium. */
export const yearlyPremiumOf = (contract: VehicleContract): Money | undefined => {
  const { premiumFrequency } = contract.header.contract
  if (!premiumFrequency) return undefined
  return { value: premiumFrequency.value * paymentsAYear(contract), currency: premiumFrequency.currency }
}

/** Data for a premium calculation. They override the insurer's data. */
export interface PremiumQuestion extends DataCorrection {
  readonly mileageYearly?: string | undefined
}

/**
 * The current and the recalculated yearly premium, each made of whole instalments. Returns `undefined` if there is no
 * premium or no such mileage band.
 */
export const comparePremiums = (
  store: Store,
  contract: VehicleContract,
  { mileageYearly = USUAL_MILEAGE, ...answers }: PremiumQuestion,
): { readonly oldPremium: Money; readonly newPremium: Money } | undefined => {
  const oldPremium = yearlyPremiumOf(contract)
  const corrections = vehicleMemory(contract).corrections
  const year = Number(dayAt(store.now()).slice(0, 4))
  const before = yearlyPremium(USUAL_MILEAGE, inYear(year, corrections))
  const after = yearlyPremium(mileageYearly, inYear(year, { ...corrections, ...answers }))
  if (oldPremium === undefined || before === undefined || after === undefined) return undefined
  const instalments = paymentsAYear(contract)
  const value = Math.round((oldPremium.value * after) / before / instalments) * instalments
  return { oldPremium, newPremium: { value, currency: oldPremium.currency } }
}

const YOUNG_DRIVER = 25
const FRESH_LICENCE = 3
const CHILD = 18

const inYear = (year: number, answers: DataCorrection): PremiumAnswers => {
  const isWithin = (since: number | null | undefined, years: number) =>
    typeof since === 'number' && year - since < years
  return {
    seasonTires: answers.seasonTires ?? false,
    publicServant: answers.publicServant ?? false,
    youngDriver: isWithin(answers.youngDriverBirthYear, YOUNG_DRIVER),
    freshLicence: isWithin(answers.drivingLicenceYear, FRESH_LICENCE),
    parent: isWithin(answers.contractorChildBirthYear, CHILD),
  }
}
