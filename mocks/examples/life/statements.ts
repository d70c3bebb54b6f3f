import { claimService, modifyContract, reactivate, terminate } from '../../../src/api/lifeRequests'
import {
  changeBeneficiaries,
  changePersonalDocuments,
  exemptFromFee,
  getBeneficiaries,
  getExemptionTerms,
  getIndexStatement,
  getPersonalDocuments,
  getSuspensionTerms,
  stateIndex,
  suspendFee,
} from '../../../src/api/lifeStatements'
import { modificationRefused } from '../caseResults'
import { exampleSet } from '../exampleSet'
import { beneficiaryExamples } from './packages'
import { caseResults, caseResultsWithFields } from './results'

const validFromFields = { validFromDate: '2026-12-01' }
const feeResults = {
  ...caseResultsWithFields({ ...validFromFields, validToDate: '2027-06-02' }),
  withoutEnd: { ...caseResults.identificationNeeded, ...validFromFields, validToDate: null },
}
const createCoverage = (name: string, amount: number, meanwhileAmount: number) => ({
  name,
  amount: { value: amount, currency: 'HUF' as const },
  amountMeanwhile: { value: meanwhileAmount, currency: 'HUF' as const },
})
const feeTermsExamples = (meanwhileAmount: number, validToDate: string | null) => {
  const known = {
    isOrdered: false,
    ...validFromFields,
    validToDate,
    coverages: [createCoverage('Haláleset', 3_000_000, meanwhileAmount)],
  }
  return {
    known,
    ordered: { ...known, isOrdered: true },
    ends: { ...known, validToDate: '2027-06-02', coverages: [] },
    noCoverages: { ...known, coverages: [] },
    long: {
      ...known,
      coverages: Array.from({ length: 200 }, (_, index) =>
        createCoverage(`${index + 1}. kiegészítő biztosítás`, 500_000, meanwhileAmount),
      ),
    },
    noDays: { ...known, isOrdered: null, validFromDate: null, validToDate: null },
  }
}
const baseIndex = { percentage: 5, type: 'BASE' } as const
const extraIndex = { percentage: 10, type: 'EXTRA' } as const
const idCard = { value: '284613KE', type: 'ID_CARD' } as const
const addressCard = { value: '517902LK', type: 'ADDRESS_CARD' } as const

/** Example answers about statements, claims and changes of a contract. */
export const lifeStatementExamples = [
  exampleSet(
    getIndexStatement,
    {
      additionalPackages: { hasAdditionalPackages: true, indexValues: [baseIndex, extraIndex] },
      baseOnly: { hasAdditionalPackages: false, indexValues: [baseIndex] },
      noValues: { hasAdditionalPackages: false, indexValues: [] },
      long: {
        hasAdditionalPackages: true,
        indexValues: [baseIndex, extraIndex].flatMap((value) =>
          Array.from({ length: 100 }, (_, index) => ({ ...value, percentage: index + 1 })),
        ),
      },
    },
    {},
  ),
  exampleSet(stateIndex, caseResultsWithFields({ modificationValidFromDate: '2026-12-01' }), modificationRefused),
  exampleSet(
    getPersonalDocuments,
    {
      both: { personalDocuments: [idCard, addressCard] },
      onlyIdCard: { personalDocuments: [idCard] },
      onlyAddressCard: { personalDocuments: [addressCard] },
      empty: { personalDocuments: [] },
    },
    {},
  ),
  exampleSet(changePersonalDocuments, caseResults, modificationRefused),
  exampleSet(getBeneficiaries, beneficiaryExamples, {}),
  exampleSet(changeBeneficiaries, caseResults, modificationRefused),
  exampleSet(getExemptionTerms, feeTermsExamples(1_500_000, null), {}),
  exampleSet(getSuspensionTerms, feeTermsExamples(3_000_000, '2027-06-02'), {}),
  exampleSet(exemptFromFee, feeResults, modificationRefused),
  exampleSet(suspendFee, feeResults, modificationRefused),
  exampleSet(claimService, caseResults, modificationRefused),
  exampleSet(modifyContract, caseResults, modificationRefused),
  exampleSet(reactivate, caseResults, modificationRefused),
  exampleSet(
    terminate,
    caseResultsWithFields({ terminationReason: 'A szerződő felmondása', signUntil: '2027-03-01' }),
    modificationRefused,
  ),
]
