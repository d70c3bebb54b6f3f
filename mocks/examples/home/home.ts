import { getCases, getHeader } from '../../../src/api/home'
import { exampleSet } from '../exampleSet'
import { manyDetails } from '../manyDetails'
import { awaitedTransfer, partlyLateTransfer } from '../payments/transferExamples'
import { homeHeaderExamples } from './header'

const caseWithoutId = {
  ...{ name: 'Kárbejelentés', startDate: '2026-11-21', documentLink: null },
  ...{ waitsFor: null, decision: null },
}
const submittedCase = { ...caseWithoutId, caseId: 'case-1' }

/** Example answers about a home contract. */
export const homeExamples = [
  exampleSet(getHeader, homeHeaderExamples, {}),
  exampleSet(
    getCases,
    {
      empty: [],
      everyStatus: [
        { ...submittedCase, caseStatus: 'SUCCEEDED', documentLink: 'documents/download?id=case-1' },
        {
          ...{
            ...submittedCase,
            name: 'Szerződés megszüntetése',
            caseId: 'case-2',
            caseStatus: 'DIGITAL_SIGNATURE_NEEDED',
          },
          ...{ terminationReason: 'Felmondás évfordulóra', insuranceEndDate: '2027-03-26', signUntil: '2027-02-24' },
        },
        { ...submittedCase, caseId: 'case-3', caseStatus: 'IDENTIFICATION_NEEDED' },
        { ...caseWithoutId, caseStatus: 'SUCCEEDED' },
        {
          ...{ ...submittedCase, name: 'Díjfizetés', caseId: 'case-5', caseStatus: 'SUCCEEDED', waitsFor: 'TRANSFER' },
          awaitedTransfer: awaitedTransfer('30000001', { value: 7240, currency: 'HUF' }),
        },
        {
          ...{ ...submittedCase, name: 'Díjfizetés', caseId: 'case-8', caseStatus: 'SUCCEEDED', waitsFor: 'TRANSFER' },
          awaitedTransfer: partlyLateTransfer('30000001'),
        },
        { ...submittedCase, name: 'Díjfizetés', caseId: 'case-6', caseStatus: 'SUCCEEDED', waitsFor: 'PAYMENT' },
        { ...submittedCase, caseId: 'case-4', caseStatus: 'WAITING_FOR_BACK_OFFICE' },
      ],
      decided: [
        {
          ...submittedCase,
          caseStatus: 'SUCCEEDED',
          details: [],
          decision: { status: 'EXAMINING', date: '2026-12-06' },
        },
        {
          ...submittedCase,
          caseStatus: 'SUCCEEDED',
          decision: {
            status: 'PAID',
            date: '2026-11-21',
            amount: { value: 7240, currency: 'HUF' },
            bankAccount: '99900016-12345676',
            reason: 'Kár.',
          },
        },
        { ...submittedCase, caseStatus: 'SUCCEEDED', details: manyDetails, decision: { status: 'REJECTED' } },
        { ...submittedCase, caseStatus: 'SUCCEEDED', decision: { status: 'SUPERSEDED' } },
      ],
      long: Array.from({ length: 200 }, (_, index) => ({
        ...submittedCase,
        name: `Kárbejelentés (${index + 1}.)`,
        caseId: `case-${index + 1}`,
        caseStatus: 'SUCCEEDED',
      })),
    },
    {},
  ),
]
