import * as api from '../../../src/api/insuranceDocuments'
import { type Answer, answerSignedIn } from '../../reply'
import { printedListed, printedPolicy } from '../../store/printed/lists'
import { printedSingle } from '../../store/printed/printed'
import { documentFile } from './file'

const singles = [
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
  ...singles.map(([endpoint, kind]) =>
    answerSignedIn(endpoint)(({ store, contract }) => documentFile(printedSingle(store, contract, kind))),
  ),
  ...listedDocuments.map(([endpoint, kind]) =>
    answerSignedIn(endpoint)(({ store, contract, query }) =>
      documentFile(printedListed(store, contract, kind, query.id)),
    ),
  ),
  answerSignedIn(api.downloadLifeInsurancePolicy)(({ store, contract, query }) =>
    documentFile(printedPolicy(store, contract, query.id)),
  ),
]
