import {
  calculatePremium,
  correctData,
  getDataCorrectionQuestions,
  getDrivelloScore,
  getInsuranceCompanies,
  getMileageYearlyList,
  modifyBonus,
} from '../../../src/api/kgfbPremium'
import { mileageBands } from '../../data/mileage'
import { modificationRefused } from '../caseResults'
import { exampleSet } from '../exampleSet'
import { bonusExamples, correctionExamples, insurerExamples } from './results'

const nothingAsked = {
  seasonTires: false,
  youngDriverBirthYear: false,
  drivingLicenceYear: false,
  publicServant: false,
  contractorChildBirthYear: false,
}

const oldPremium = { value: 59_440, currency: 'HUF' } as const

/** Example answers about the data that determine the premium. */
export const kgfbPremiumExamples = [
  exampleSet(modifyBonus, bonusExamples, modificationRefused),
  exampleSet(getInsuranceCompanies, insurerExamples, {}),
  exampleSet(
    getDataCorrectionQuestions,
    {
      everythingAsked: {
        seasonTires: true,
        youngDriverBirthYear: true,
        drivingLicenceYear: true,
        publicServant: true,
        contractorChildBirthYear: true,
      },
      nothingAsked,
      onlySeasonTires: { ...nothingAsked, seasonTires: true },
      onlyYoungDriver: { ...nothingAsked, youngDriverBirthYear: true },
      onlyDrivingLicence: { ...nothingAsked, drivingLicenceYear: true },
      onlyPublicServant: { ...nothingAsked, publicServant: true },
      onlyChild: { ...nothingAsked, contractorChildBirthYear: true },
    },
    {},
  ),
  exampleSet(correctData, correctionExamples, modificationRefused),
  exampleSet(
    calculatePremium,
    {
      cheaper: { oldPremium, newPremium: { value: 51_200, currency: 'HUF' } },
      dearer: { oldPremium, newPremium: { value: 81_200, currency: 'HUF' } },
      same: { oldPremium, newPremium: oldPremium },
      inEuro: { oldPremium: { value: 151.5, currency: 'EUR' }, newPremium: { value: 149.99, currency: 'EUR' } },
    },
    modificationRefused,
  ),
  exampleSet(getMileageYearlyList, { usual: mileageBands.map(({ label, code }) => ({ label, code })), empty: [] }, {}),
  exampleSet(
    getDrivelloScore,
    {
      good: { drivelloScore: 92, status: 'AVAILABLE' },
      poor: { drivelloScore: 41, status: 'AVAILABLE' },
      zero: { drivelloScore: 0, status: 'AVAILABLE' },
      notAvailable: { drivelloScore: null, status: 'NOT_AVAILABLE' },
    },
    {},
  ),
]
