import type { InferInput } from 'valibot'
import type { onlineCase } from '../../../src/api/entities'
import { listedInsurers } from '../../store/vehicle/bonus'
import { caseResultsOf, resultsWithFields } from '../caseResults'
import { manyDetails } from '../manyDetails'
import { awaitedTransfer, partlyLateTransfer } from '../payments/transferExamples'

/** Every outcome of a submitted case. */
export const resultExamples = caseResultsOf({
  confirmationDocumentLink: 'documents/download?id=document-9',
  confirmationEmail: 'kerekes.boglarka@pelda.example',
})

/** Every outcome of a submitted case, with additional fields of a call. */
export const resultExamplesWithFields = <ExtraFields extends object>(extraFields: ExtraFields) =>
  resultsWithFields(resultExamples, extraFields)

/** Results of a bonus takeover: with all changes, and with the grade only. */
export const bonusExamples = {
  ...resultExamplesWithFields({
    oldBonus: 'B06',
    newBonus: 'B07',
    oldPremium: { value: 14_860, currency: 'HUF' as const },
    newPremium: { value: 14_067, currency: 'HUF' as const },
  }),
  withoutPremium: { ...resultExamples.succeeded, oldBonus: 'B09', newBonus: 'B10', oldPremium: null, newPremium: null },
  nothingMore: { ...resultExamples.succeeded, oldBonus: null, newBonus: null, oldPremium: null, newPremium: null },
}

/** Results of a data correction: with the old and new premium, and without. */
export const correctionExamples = {
  ...resultExamplesWithFields({
    oldPremium: { value: 14_860, currency: 'HUF' as const },
    newPremium: { value: 13_671, currency: 'HUF' as const },
  }),
  nothingMore: { ...resultExamples.succeeded, oldPremium: null, newPremium: null },
}

/** Lists of cases: empty, each status with and without its document, and a long one. */
export const caseExamples = (name: string) => {
  const submittedCase = { name, startDate: '2026-11-21', documentLink: null, waitsFor: null, decision: null }
  return {
    empty: [],
    everyStatus: [
      { ...submittedCase, caseStatus: 'SUCCEEDED', documentLink: 'documents/download?id=document-9' },
      {
        ...{
          ...submittedCase,
          name: 'Szerződés megszüntetése',
          caseStatus: 'DIGITAL_SIGNATURE_NEEDED',
          caseId: 'case-3',
        },
        ...{ terminationReason: 'Felmondás évfordulóra', insuranceEndDate: '2027-03-26', signUntil: '2027-02-24' },
      },
      {
        ...{
          ...submittedCase,
          name: 'Szerződés megszüntetése',
          caseStatus: 'DIGITAL_SIGNATURE_NEEDED',
          caseId: 'case-7',
        },
        ...{ terminationReason: 'Felmondás évfordulóra', insuranceEndDate: '2026-03-26', signUntil: '2026-02-24' },
      },
      { ...submittedCase, caseStatus: 'IDENTIFICATION_NEEDED', caseId: 'case-4' },
      { ...submittedCase, caseStatus: 'WAITING_FOR_BACK_OFFICE' },
      {
        ...{ ...submittedCase, name: 'Díjfizetés', caseStatus: 'SUCCEEDED', caseId: 'case-5', waitsFor: 'TRANSFER' },
        awaitedTransfer: awaitedTransfer('10000001', { value: 14_860, currency: 'HUF' }),
      },
      {
        ...{ ...submittedCase, name: 'Díjfizetés', caseStatus: 'SUCCEEDED', caseId: 'case-8', waitsFor: 'TRANSFER' },
        awaitedTransfer: partlyLateTransfer('10000001'),
      },
      { ...submittedCase, name: 'Díjfizetés', caseStatus: 'SUCCEEDED', caseId: 'case-6', waitsFor: 'PAYMENT' },
    ],
    decided: [
      { ...submittedCase, caseStatus: 'SUCCEEDED', details: [], decision: { status: 'EXAMINING', date: '2026-12-06' } },
      {
        ...submittedCase,
        caseStatus: 'SUCCEEDED',
        decision: {
          status: 'PAID',
          date: '2026-11-21',
          amount: { value: 8000, currency: 'HUF' },
          bankAccount: '99900016-12345676',
          reason: 'Egy napra.',
        },
      },
      { ...submittedCase, caseStatus: 'SUCCEEDED', details: manyDetails, decision: { status: 'REJECTED' } },
      { ...submittedCase, caseStatus: 'SUCCEEDED', decision: { status: 'SUPERSEDED' } },
    ],
    long: Array.from({ length: 200 }, (_, index) => ({
      ...submittedCase,
      name: `${name} (${index + 1}.)`,
      caseStatus: 'SUCCEEDED' as const,
    })),
  } satisfies Record<string, InferInput<typeof onlineCase>[]>
}

/** Example answers about a licence plate: other contracts have the same plate, or only this one. */
export const plateExamples = {
  otherContracts: { hasOtherContracts: true },
  onlyThisContract: { hasOtherContracts: false },
}

/** Lists of insurers. */
export const insurerExamples = {
  empty: [],
  one: [{ id: '2', name: 'Délibáb Biztosító' }],
  usual: listedInsurers(),
  long: Array.from({ length: 200 }, (_, index) => ({ id: `${index + 1}`, name: `${index + 1}. Biztosító Egyesület` })),
}
