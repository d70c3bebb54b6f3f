import type { InferInput } from 'valibot'
import type { terminationInfo, terminationResult } from '../../../src/api/entities'
import {
  previewAnniversary,
  previewHomeSell,
  previewLossOfInterest,
  previewOther,
  previewQuarterly,
  previewWithdrawal,
  terminateAtAnniversary,
  terminateForHomeSell,
  terminateForLossOfInterest,
  terminateForOther,
  terminateQuarterly,
  withdraw,
} from '../../../src/api/homeTermination'
import { homeReasons } from '../../store/home/reasons'
import { modificationRefused } from '../caseResults'
import { type ExampleSet, exampleSet } from '../exampleSet'

const previews = {
  withDebt: {
    debtForWithdraw: { value: 7240, currency: 'HUF' },
    premiumUntilEnd: { value: 14_520, currency: 'HUF' },
    unusedPremium: { value: 3510, currency: 'HUF' },
    insuranceEndDate: '2027-03-26',
    durationDiscount: { value: 12_600, currency: 'HUF' },
    terminationDate: '2027-03-26',
  },
  moneyBack: {
    debtForWithdraw: { value: -3620, currency: 'HUF' },
    unusedPremium: { value: 10_860, currency: 'HUF' },
    insuranceEndDate: '2026-11-21',
    durationDiscount: { value: 12_600, currency: 'HUF' },
    terminationDate: '2026-11-21',
  },
  nothingToPay: {
    debtForWithdraw: null,
    unusedPremium: null,
    insuranceEndDate: '2027-03-26',
    durationDiscount: null,
    terminationDate: '2027-03-26',
  },
  notPossible: {
    debtForWithdraw: null,
    unusedPremium: null,
    insuranceEndDate: null,
    durationDiscount: null,
    terminationDate: null,
  },
} satisfies Record<string, InferInput<typeof terminationInfo>>

const resultsForReason = (terminationReason: string) =>
  ({
    signatureNeeded: {
      caseStatus: 'DIGITAL_SIGNATURE_NEEDED',
      caseId: 'case-1',
      confirmationDocumentLink: 'documents/download?id=case-1',
      terminationReason,
    },
    signatureNeededWithEmail: {
      caseStatus: 'DIGITAL_SIGNATURE_NEEDED',
      caseId: 'case-2',
      confirmationEmail: 'kerekes.boglarka@pelda.example',
      terminationReason,
      signUntil: '2026-12-01',
    },
    identificationNeeded: { caseStatus: 'IDENTIFICATION_NEEDED', caseId: 'case-3', terminationReason },
    unknownStatus: { caseStatus: 'WAITING_FOR_BACK_OFFICE', caseId: 'case-5', terminationReason },
    succeeded: {
      caseStatus: 'SUCCEEDED',
      caseId: 'case-4',
      confirmationDocumentLink: 'documents/download?id=case-4',
      terminationReason,
    },
  }) satisfies Record<string, InferInput<typeof terminationResult>>

/** Example answers for ending a home contract. */
export const homeTerminationExamples: readonly ExampleSet[] = [
  exampleSet(previewAnniversary, previews, {}),
  exampleSet(previewHomeSell, previews, {}),
  exampleSet(previewLossOfInterest, previews, {}),
  exampleSet(previewQuarterly, previews, {}),
  exampleSet(previewWithdrawal, previews, {}),
  exampleSet(previewOther, previews, {}),
  exampleSet(terminateAtAnniversary, resultsForReason(homeReasons.anniversary.label), modificationRefused),
  exampleSet(withdraw, resultsForReason(homeReasons['14-days'].label), modificationRefused),
  exampleSet(
    terminateForOther,
    { ...resultsForReason(homeReasons.other.label), march: resultsForReason('Márciusi felmondás').signatureNeeded },
    modificationRefused,
  ),
  exampleSet(terminateForHomeSell, resultsForReason(homeReasons['home-sell'].label), modificationRefused),
  exampleSet(terminateForLossOfInterest, resultsForReason(homeReasons['loss-of-interest'].label), modificationRefused),
  exampleSet(terminateQuarterly, resultsForReason(homeReasons.quarterly.label), modificationRefused),
]
