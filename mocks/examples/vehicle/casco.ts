import {
  getCases,
  getHeader,
  getInsuranceCompanies,
  getModifyLicensePlate,
  modifyBonus,
  modifyLicensePlate,
} from '../../../src/api/casco'
import { modificationRefused } from '../caseResults'
import { exampleSet } from '../exampleSet'
import { cascoHeaderExamples } from './cascoHeader'
import { bonusExamples, caseExamples, insurerExamples, plateExamples, resultExamplesWithFields } from './results'

/** Example answers of casco. */
export const cascoExamples = [
  exampleSet(getHeader, cascoHeaderExamples, {}),
  exampleSet(getCases, caseExamples('Hiánypótlás'), {}),
  exampleSet(getModifyLicensePlate, plateExamples, {}),
  exampleSet(
    modifyLicensePlate,
    resultExamplesWithFields({ oldLicensePlateNumber: 'AA CK-417', newLicensePlateNumber: 'AA BC-123' }),
    modificationRefused,
  ),
  exampleSet(modifyBonus, bonusExamples, modificationRefused),
  exampleSet(getInsuranceCompanies, insurerExamples, {}),
]
