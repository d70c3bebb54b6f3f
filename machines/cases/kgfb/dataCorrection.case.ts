import type { CallData } from '../../../src/api/endpoint'
import { calculatePremium, correctData, getDataCorrectionQuestions } from '../../../src/api/kgfbPremium'
import { defineCase } from '../../case/definition/defineCase'
import { orNone } from '../../case/definition/fields/optional'
import { year } from '../../case/definition/fields/year'
import { yesNo } from '../../case/definition/fields/yesNo'
import { correctedPremiumDetails, premiumDetails } from './premiums'

/** Maximum age of a driver, a licence or a child, in years. */
const MAX_AGE_YEARS = 100

type QuestionFlags = CallData<typeof getDataCorrectionQuestions>

/** Returns the visibility condition of a field: the insurer asks this question about the contract. */
const conditionFor = (question: keyof QuestionFlags) => ({
  by: [],
  when: ({ loaded }: { readonly loaded: QuestionFlags }) => loaded[question] === true,
})

/** Adatpontosítás: corrects the data that the premium depends on. A preview shows the new premium. */
export const dataCorrection = defineCase({
  id: 'kgfb.dataCorrection',
  load: getDataCorrectionQuestions,
  form: {
    seasonTires: yesNo(),
    youngDriverBirthYear: orNone(year({ yearsBack: MAX_AGE_YEARS })),
    drivingLicenceYear: orNone(year({ yearsBack: MAX_AGE_YEARS })),
    publicServant: yesNo(),
    contractorChildBirthYear: orNone(year({ yearsBack: MAX_AGE_YEARS })),
  },
  visibleWhen: {
    seasonTires: conditionFor('seasonTires'),
    youngDriverBirthYear: conditionFor('youngDriverBirthYear'),
    drivingLicenceYear: conditionFor('drivingLicenceYear'),
    publicServant: conditionFor('publicServant'),
    contractorChildBirthYear: conditionFor('contractorChildBirthYear'),
  },
  preview: { from: calculatePremium, input: ({ body }) => ({ body }), details: premiumDetails },
  summary: true,
  submit: correctData,
  resultDetails: correctedPremiumDetails,
})
