import { getCases, getHeader, getInsurancePackages, getTaxRelief } from '../../../src/api/life'
import { namedShares } from '../../store/accounts/shares'
import { type ExampleSet, exampleSet } from '../exampleSet'
import { lifeAccountExamples } from './accounts'
import { lifeFundExamples } from './funds'
import { lifeHeaderExamples } from './header'
import { packageExamples } from './packages'
import { documentLink } from './results'
import { lifeStatementExamples } from './statements'

const forints = (value: number) => ({ value, currency: 'HUF' }) as const
const submittedCase = {
  name: 'Kedvezményezett módosítása',
  startDate: '2026-11-21',
  documentLink: null,
  caseStatus: 'SUCCEEDED',
  waitsFor: null,
  decision: null,
} as const
const serviceClaimCase = { ...submittedCase, name: 'Egészségbiztosítási vagy betegségi szolgáltatás' } as const
const portfolioCase = {
  ...submittedCase,
  name: 'Modellportfólió választása',
  documentLink,
  validFromDate: '2026-11-21',
  modelPortfolioDocument: 'documents/download?id=terms-portfolio',
  subContract: { name: 'Eseti díjas számla', contractNumber: '40000001/2' },
  productFunds: namedShares([
    { fundId: 'F02', percentage: 40 },
    { fundId: 'F03', percentage: 60 },
  ]),
  modelPortfolioName: 'Kiegyensúlyozott portfólió',
}
const createTaxRelief = (usedAmount: number, totalAmount: number, amountForFullUtilization: number) => ({
  usedAmount: forints(usedAmount),
  totalAmount: forints(totalAmount),
  amountForFullUtilization: forints(amountForFullUtilization),
})

/** Example answers of life, pension and accident insurance. */
export const lifeExamples: readonly ExampleSet[] = [
  exampleSet(getHeader, lifeHeaderExamples, {}),
  exampleSet(
    getCases,
    {
      empty: [],
      everyStatus: [
        { ...submittedCase, documentLink },
        { ...submittedCase, caseStatus: 'DIGITAL_SIGNATURE_NEEDED', caseId: 'case-3' },
        { ...submittedCase, caseStatus: 'IDENTIFICATION_NEEDED', caseId: 'case-4' },
        { ...serviceClaimCase, caseId: 'case-5', decision: { status: 'EXAMINING', date: '2026-12-06' } },
        {
          ...serviceClaimCase,
          caseId: 'case-6',
          decision: {
            status: 'PAID',
            date: '2026-11-21',
            amount: forints(4_000_000),
            bankAccount: '99900016-12345676',
            reason: 'A szerződés „Kiemelt betegségek” fedezete alapján.',
          },
        },
        {
          ...serviceClaimCase,
          caseId: 'case-7',
          decision: {
            status: 'REJECTED',
            date: '2026-11-21',
            reason: 'Azon a napon a szerződése még nem élt, ezért erre az esetre nem fizethetünk.',
          },
        },
        { ...serviceClaimCase, caseId: 'case-8', decision: { status: 'REJECTED' } },
        {
          ...submittedCase,
          caseId: 'case-9',
          decision: { status: 'SUPERSEDED', date: '2026-11-21', reason: 'Később új kérést küldött be ugyanerre.' },
        },
      ],
      portfolio: [portfolioCase],
      portfolioWithoutDocument: [{ ...portfolioCase, documentLink: null, modelPortfolioDocument: null }],
      long: Array.from({ length: 200 }, (_, index) => ({
        ...submittedCase,
        name: `${submittedCase.name} (${index + 1}.)`,
      })),
    },
    {},
  ),
  exampleSet(getInsurancePackages, packageExamples, {}),
  exampleSet(
    getTaxRelief,
    {
      unused: createTaxRelief(0, 150_000, 750_000),
      half: createTaxRelief(75_000, 150_000, 375_000),
      full: createTaxRelief(150_000, 150_000, 0),
      none: createTaxRelief(0, 0, 0),
    },
    {},
  ),
  ...lifeAccountExamples,
  ...lifeFundExamples,
  ...lifeStatementExamples,
]
