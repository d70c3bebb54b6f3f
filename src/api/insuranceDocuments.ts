import * as v from 'valibot'
import { noFields } from './businessErrors'
import { endpoint } from './endpoint'

const assumes = 'The order of the path; that a document of a list is named by the query field id.'

// @__NO_SIDE_EFFECTS__
const downloadEndpoint = <const Id extends string, const Kind extends string>(id: Id, kind: Kind) =>
  endpoint({
    id: `insuranceDocuments.${id}`,
    method: 'GET',
    path: `insurance-documents/download/${kind}`,
    response: v.pipe(v.blob(), v.mimeType(['application/pdf'])),
    failures: { DOCUMENT_NOT_FOUND: noFields },
    source: 'spec',
    assumes,
  })

// @__NO_SIDE_EFFECTS__
const listedDownloadEndpoint = <const Id extends string, const Kind extends string>(id: Id, kind: Kind) =>
  endpoint({ ...downloadEndpoint(id, kind), query: v.object({ id: v.string() }) })

/** Downloads the green card. */
export const downloadGreenCard = downloadEndpoint('downloadGreenCard', 'green-card')
/** Downloads the coverage document. */
export const downloadCoverageDocument = downloadEndpoint('downloadCoverageDocument', 'coverage-document')
/** Downloads the insurance policy. */
export const downloadInsurancePolicy = downloadEndpoint('downloadInsurancePolicy', 'insurance-policy')
/** Downloads the damage history certificate. */
export const downloadDamageHistoryCertificate = downloadEndpoint(
  'downloadDamageHistoryCertificate',
  'damage-history-certificate',
)
/** Downloads the bonus certificate. */
export const downloadBonusCertificate = downloadEndpoint('downloadBonusCertificate', 'bonus-certificate')
/** Downloads the indexation letter. */
export const downloadIndexationLetter = downloadEndpoint('downloadIndexationLetter', 'indexation-letter')
/** Downloads the proposal. */
export const downloadProposal = downloadEndpoint('downloadProposal', 'proposal')
/** Downloads an invoice from the list of invoices. */
export const downloadInvoice = listedDownloadEndpoint('downloadInvoice', 'invoice')
/** Downloads a reminder from the list of reminders. */
export const downloadReminder = listedDownloadEndpoint('downloadReminder', 'reminder')
/** Downloads a document from the list of other documents. */
export const downloadOtherDocuments = listedDownloadEndpoint('downloadOtherDocuments', 'other-documents')
/** Downloads a tax letter from the list of tax letters. */
export const downloadTaxLetter = listedDownloadEndpoint('downloadTaxLetter', 'tax-letter')
/** Downloads a fund letter from the list of fund letters. */
export const downloadFundLetter = listedDownloadEndpoint('downloadFundLetter', 'fund-letter')
/** Downloads a yield letter from the list of yield letters. */
export const downloadYieldLetter = listedDownloadEndpoint('downloadYieldLetter', 'yield-letter')
/** Downloads a document of a life policy from its list. */
export const downloadLifeInsurancePolicy = listedDownloadEndpoint(
  'downloadLifeInsurancePolicy',
  'life-insurance-policy',
)
