import * as v from 'valibot'
import { nothingMore } from './businessErrors'
import { endpoint } from './endpoint'

const assumes = 'The order of the path; that a document of a list is named by the query field id.'

// @__NO_SIDE_EFFECTS__
const download = <const Id extends string, const Kind extends string>(id: Id, kind: Kind) =>
  endpoint({
    id: `insuranceDocuments.${id}`,
    method: 'GET',
    path: `insurance-documents/download/${kind}`,
    response: v.pipe(v.blob(), v.mimeType(['application/pdf'])),
    failures: { DOCUMENT_NOT_FOUND: nothingMore },
    source: 'spec',
    assumes,
  })

// @__NO_SIDE_EFFECTS__
const downloadListed = <const Id extends string, const Kind extends string>(id: Id, kind: Kind) =>
  endpoint({ ...download(id, kind), query: v.object({ id: v.string() }) })

/** Downloads the green card. */
export const downloadGreenCard = download('downloadGreenCard', 'green-card')
/** Downloads the coverage document. */
export const downloadCoverageDocument = download('downloadCoverageDocument', 'coverage-document')
/** Downloads the insurance policy. */
export const downloadInsurancePolicy = download('downloadInsurancePolicy', 'insurance-policy')
/** Downloads the damage history certificate. */
export const downloadDamageHistoryCertificate = download(
  'downloadDamageHistoryCertificate',
  'damage-history-certificate',
)
/** Downloads the bonus certificate. */
export const downloadBonusCertificate = download('downloadBonusCertificate', 'bonus-certificate')
/** Downloads the indexation letter. */
export const downloadIndexationLetter = download('downloadIndexationLetter', 'indexation-letter')
/** Downloads the proposal. */
export const downloadProposal = download('downloadProposal', 'proposal')
/** Downloads an invoice of the list. */
export const downloadInvoice = downloadListed('downloadInvoice', 'invoice')
/** Downloads a reminder of the list. */
export const downloadReminder = downloadListed('downloadReminder', 'reminder')
/** Downloads a document from the list of other documents. */
export const downloadOtherDocuments = downloadListed('downloadOtherDocuments', 'other-documents')
/** Downloads a tax letter of the list. */
export const downloadTaxLetter = downloadListed('downloadTaxLetter', 'tax-letter')
/** Downloads a fund letter of the list. */
export const downloadFundLetter = downloadListed('downloadFundLetter', 'fund-letter')
/** Downloads a yield letter of the list. */
export const downloadYieldLetter = downloadListed('downloadYieldLetter', 'yield-letter')
/** Downloads a life insurance policy document of the list. */
export const downloadLifeInsurancePolicy = downloadListed('downloadLifeInsurancePolicy', 'life-insurance-policy')
