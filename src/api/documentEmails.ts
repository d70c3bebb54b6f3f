import * as v from 'valibot'
import { nothingMore } from './businessErrors'
import { endpoint } from './endpoint'
import { assumed } from './entities'
import { typedEmail } from './typed'

/** The address that documents are sent to, if the insurer knows one. */
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
const send = <const Id extends string, const Kind extends string>(id: Id, kind: Kind) =>
  endpoint({
    id: `insuranceDocuments.${id}`,
    method: 'POST',
    path: `insurance-documents/email/${kind}`,
    body: v.object({ email: typedEmail }),
    response: v.object({ confirmationEmail: assumed(v.string()) }),
    failures: { DOCUMENT_NOT_FOUND: nothingMore },
    source: 'spec',
    assumes: 'The order of the path; the whole shape; the refusal of an unknown document.',
  })

/** Sends an invoice of the list by e-mail. */
export const sendInvoice = endpoint({
  ...send('sendInvoice', 'invoice'),
  body: v.object({ email: typedEmail, id: v.string() }),
  assumes: 'The order of the path; the whole shape; that id is the id of the invoice; the refusal of an unknown one.',
})
/** Sends the green card by e-mail. */
export const sendGreenCard = send('sendGreenCard', 'green-card')
/** Sends the coverage document by e-mail. */
export const sendCoverageDocument = send('sendCoverageDocument', 'coverage-document')
/** Sends the insurance policy by e-mail. */
export const sendInsurancePolicy = send('sendInsurancePolicy', 'insurance-policy')
/** Sends the damage history certificate by e-mail. */
export const sendDamageHistoryCertificate = send('sendDamageHistoryCertificate', 'damage-history-certificate')
/** Sends the bonus certificate by e-mail. */
export const sendBonusCertificate = send('sendBonusCertificate', 'bonus-certificate')
/** Sends the indexation letter by e-mail. */
export const sendIndexationLetter = send('sendIndexationLetter', 'indexation-letter')
/** Sends the proposal by e-mail. */
export const sendProposal = send('sendProposal', 'proposal')
