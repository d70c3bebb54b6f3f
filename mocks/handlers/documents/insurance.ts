import * as api from '../../../src/api/insuranceDocuments'
import { type Answer, answerSignedIn } from '../../reply'
import { printedListDocument, printedPolicy } from '../../store/printed/lists'
import { printedSingleDocument } from '../../store/printed/printed'
import { documentFileAnswer } from './file'

const singleDocuments = [
  [api.downloadGreenCard, 'green-card'],
  [api.downloadCoverageDocument, 'coverage-document'],
  [api.downloadInsurancePolicy, 'insurance-policy'],
  [api.downloadDamageHistoryCertificate, 'damage-history-certificate'],
  [api.downloadBonusCertificate, 'bonus-certificate'],
  [api.downloadIndexationLetter, 'indexation-letter'],
  [api.downloadProposal, 'proposal'],
] as const

const listedDocuments = [
  [api.downloadInvoice, 'invoice'],
  [api.downloadReminder, 'reminder'],
  [api.downloadOtherDocuments, 'other-documents'],
  [api.downloadTaxLetter, 'tax-letter'],
  [api.downloadFundLetter, 'fund-letter'],
  [api.downloadYieldLetter, 'yield-letter'],
] as const

/** Answers with printed documents as files. */
export const insuranceDocumentAnswers: readonly Answer[] = [
  ...singleDocuments.map(([endpoint, kind]) =>
    answerSignedIn(endpoint)(({ store, contract }) => documentFileAnswer(printedSingleDocument(store, contract, kind))),
  ),
  ...listedDocuments.map(([endpoint, kind]) =>
    answerSignedIn(endpoint)(({ store, contract, query }) =>
      documentFileAnswer(printedListDocument(store, contract, kind, query.id)),
    ),
  ),
  answerSignedIn(api.downloadLifeInsurancePolicy)(({ store, contract, query }) =>
    documentFileAnswer(printedPolicy(store, contract, query.id)),
  ),
]
