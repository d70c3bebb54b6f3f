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
import { caseResults, caseResultsWith } from './results'

const validFrom = { validFromDate: '2026-12-01' }
const feeResults = {
  ...caseResultsWith({ ...validFrom, validToDate: '2027-06-02' }),
  withoutEnd: { ...caseResults.identificationNeeded, ...validFrom, validToDate: null },
}
const cover = (name: string, amount: number, meanwhile: number) => ({
  name,
  amount: { value: amount, currency: 'HUF' as const },
  amountMeanwhile: { value: meanwhile, currency: 'HUF' as const },
})
const feeTermsExamples = (meanwhile: number, validToDate: string | null) => {
  const known = {
    isOrdered: false,
    ...validFrom,
    validToDate,
    coverages: [cover('Haláleset', 3_000_000, meanwhile)],
  }
  return {
    known,
    ordered: { ...known, isOrdered: true },
    ends: { ...known, validToDate: '2027-06-02', coverages: [] },
    noCoverages: { ...known, coverages: [] },
    long: {
      ...known,
      coverages: Array.from({ length: 200 }, (_, index) =>
        cover(`${index + 1}. kiegészítő biztosítás`, 500_000, meanwhile),
      ),
    },
    noDays: { ...known, isOrdered: null, validFromDate: null, validToDate: null },
  }
}
const base = { percentage: 5, type: 'BASE' } as const
const extra = { percentage: 10, type: 'EXTRA' } as const
const idCard = { value: '284613KE', type: 'ID_CARD' } as const
const addressCard = { value: '517902LK', type: 'ADDRESS_CARD' } as const

/** Example answers about statements, claims and changes of a contract. */
export const lifeStatementExamples = [
  exampleSet(
    getIndexStatement,
    {
      additionalPackages: { hasAdditionalPackages: true, indexValues: [base, extra] },
      baseOnly: { hasAdditionalPackages: false, indexValues: [base] },
      noValues: { hasAdditionalPackages: false, indexValues: [] },
      long: {
        hasAdditionalPackages: true,
        indexValues: [base, extra].flatMap((value) =>
          Array.from({ length: 100 }, (_, index) => ({ ...value, percentage: index + 1 })),
        ),
      },
    },
    {},
  ),
  exampleSet(stateIndex, caseResultsWith({ modificationValidFromDate: '2026-12-01' }), modificationRefused),
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
    caseResultsWith({ terminationReason: 'A szerződő felmondása', signUntil: '2027-03-01' }),
    modificationRefused,
  ),
]
