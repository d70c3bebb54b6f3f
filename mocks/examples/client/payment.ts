import * as api from '../../../src/api/clientPayment'
import { modificationRefused } from '../caseResults'
import { exampleSet } from '../exampleSet'
import { caseResults, caseResultsWithFields } from '../life/results'

const inForints = (value: number) => ({ value, currency: 'HUF' as const })

const PREMIUMS = [59_440, 29_720, 14_860, 4_953]

const createPremiums = (length: number) =>
  Array.from({ length }, (_, index) => ({ paymentFrequencyId: index + 1, premium: inForints(PREMIUMS[index] ?? 1000) }))

const paymentOptions = {
  paymentTypeIds: [2, 3, 4, 13],
  paymentFrequencyIds: [1, 2, 3, 4],
  premiums: createPremiums(PREMIUMS.length),
  nextPremiumDate: '2026-12-27',
}

const examplesByType = Object.fromEntries(
  paymentOptions.paymentTypeIds.map((paymentTypeId, index) => [
    `type${paymentTypeId}`,
    { paymentTypeId, paymentFrequencyId: paymentOptions.paymentFrequencyIds[index] ?? 1, ...paymentOptions },
  ]),
)

const changeResults = {
  ...caseResultsWithFields({ nextPremium: inForints(59_440), nextPremiumDate: '2026-12-27' }),
  nothingKnown: { caseStatus: 'SUCCEEDED', caseId: 'case-6' },
}

/** Example answers about a client's payment method. */
export const clientPaymentExamples = [
  exampleSet(
    api.getPaymentTypeOrFrequency,
    {
      ...examplesByType,
      noChoice: { paymentTypeId: 4, paymentFrequencyId: 1, paymentTypeIds: [], paymentFrequencyIds: [], premiums: [] },
      // Includes frequencies that the portal does not know.
      longList: { paymentTypeId: 4, paymentFrequencyId: 1, ...paymentOptions, premiums: createPremiums(200) },
      oneChoice: { paymentTypeId: 4, paymentFrequencyId: 1, paymentTypeIds: [4], paymentFrequencyIds: [1] },
    },
    {},
  ),
  exampleSet(api.changePaymentTypeOrFrequency, changeResults, modificationRefused),
  exampleSet(api.changeSuperShop, caseResults, modificationRefused),
  exampleSet(api.changeTaxNumber, caseResults, modificationRefused),
]
