import * as api from '../../../src/api/insuranceDocuments'
import { exampleSet } from '../exampleSet'
import { documentNotFound, pdfFile } from './files'

/** Example answers about the files of printed documents. */
export const insuranceDocumentExamples = [
  api.downloadGreenCard,
  api.downloadCoverageDocument,
  api.downloadInsurancePolicy,
  api.downloadDamageHistoryCertificate,
  api.downloadBonusCertificate,
  api.downloadIndexationLetter,
  api.downloadProposal,
  api.downloadInvoice,
  api.downloadReminder,
  api.downloadOtherDocuments,
  api.downloadTaxLetter,
  api.downloadFundLetter,
  api.downloadYieldLetter,
  api.downloadLifeInsurancePolicy,
].map((endpoint) => exampleSet(endpoint, { pdf: pdfFile }, documentNotFound))
