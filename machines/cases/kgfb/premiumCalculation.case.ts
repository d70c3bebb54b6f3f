import { calculatePremium, getMileageYearlyList } from '../../../src/api/kgfbPremium'
import { defineCase } from '../../case/definition/defineCase'
import { listedChoice } from '../../case/definition/fields/choice'
import { premiumDetails } from './premiums'

/** Díjkalkuláció: calculates the premium for a yearly mileage that the customer enters. The contract is not changed. */
export const premiumCalculation = defineCase({
  id: 'kgfb.premiumCalculation',
  form: {
    mileageYearly: listedChoice(getMileageYearlyList, (bands) =>
      bands.map(({ code, label }) => ({ value: code, label })),
    ),
  },
  submit: calculatePremium,
  result: 'answer',
  resultDetails: premiumDetails,
})
