import * as v from 'valibot'
import { noFields } from './businessErrors'
import { endpoint } from './endpoint'
import { assumed } from './entities'
import { typedEmail } from './typed'

/** The e-mail address that the insurer would send documents to. Left out if the insurer knows none. */
export const getEmail = endpoint({
  id: 'insuranceDocuments.getEmail',
  method: 'GET',
  path: 'insurance-documents/email',
  response: v.object({ email: assumed(v.string()) }),
  failures: {},
  source: 'spec',
  assumes: 'The whole answer.',
})

// @__NO_SIDE_EFFECTS__
const emailEndpoint = <const Id extends string, const Kind extends string>(id: Id, kind: Kind) =>
  endpoint({
    id: `insuranceDocuments.${id}`,
    method: 'POST',
    path: `insurance-documents/email/${kind}`,
    body: v.object({ email: typedEmail }),
    response: v.object({ confirmationEmail: assumed(v.string()) }),
    failures: { DOCUMENT_NOT_FOUND: noFields },
    source: 'spec',
    assumes: 'The order of the path; the whole shape; the refusal of an unknown document.',
  })

/** Sends an invoice from the list of invoices by e-mail. */
export const sendInvoice = endpoint({
  ...emailEndpoint('sendInvoice', 'invoice'),
  body: v.object({ email: typedEmail, id: v.string() }),
  assumes: 'The order of the path; the whole shape; that id is the id of the invoice; the refusal of an unknown one.',
})
/** Sends the green card by e-mail. */
export const sendGreenCard = emailEndpoint('sendGreenCard', 'green-card')
/** Sends the coverage document by e-mail. */
export const sendCoverageDocument = emailEndpoint('sendCoverageDocument', 'coverage-document')
/** Sends the insurance policy by e-mail. */
export const sendInsurancePolicy = emailEndpoint('sendInsurancePolicy', 'insurance-policy')
/** Sends the damage history certificate by e-mail. */
export const sendDamageHistoryCertificate = emailEndpoint('sendDamageHistoryCertificate', 'damage-history-certificate')
/** Sends the bonus certificate by e-mail. */
export const sendBonusCertificate = emailEndpoint('sendBonusCertificate', 'bonus-certificate')
/** Sends the indexation letter by e-mail. */
export const sendIndexationLetter = emailEndpoint('sendIndexationLetter', 'indexation-letter')
/** Sends the proposal by e-mail. */
export const sendProposal = emailEndpoint('sendProposal', 'proposal')
