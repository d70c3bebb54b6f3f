import * as api from '../../../src/api/documentEmails'
import { exampleSet } from '../exampleSet'
import { documentNotFound } from './files'

const email = 'kerekes.boglarka@pelda.example'

/** Example answers about documents sent by e-mail. */
export const documentEmailExamples = [
  exampleSet(api.getEmail, { known: { email }, unknown: { email: null } }, {}),
  ...[
    api.sendInvoice,
    api.sendGreenCard,
    api.sendCoverageDocument,
    api.sendInsurancePolicy,
    api.sendDamageHistoryCertificate,
    api.sendBonusCertificate,
    api.sendIndexationLetter,
    api.sendProposal,
  ].map((endpoint) => exampleSet(endpoint, { sent: { confirmationEmail: email } }, documentNotFound)),
]
