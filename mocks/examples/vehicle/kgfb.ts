import { getCases, getHeader, getModifyLicensePlate, modifyLicensePlate } from '../../../src/api/kgfb'
import { modificationRefused } from '../caseResults'
import { exampleSet } from '../exampleSet'
import { headerExamples } from './kgfbHeader'
import { caseExamples, plateExamples, resultExamplesWithFields } from './results'

/** Example answers of mandatory vehicle liability insurance. */
export const kgfbExamples = [
  exampleSet(getHeader, headerExamples, {}),
  exampleSet(getModifyLicensePlate, plateExamples, {}),
  exampleSet(
    modifyLicensePlate,
    resultExamplesWithFields({ oldLicensePlateNumber: 'RJK-482', newLicensePlateNumber: 'AA BC-123' }),
    modificationRefused,
  ),
  exampleSet(getCases, caseExamples('Rendszám módosítása'), {}),
]
