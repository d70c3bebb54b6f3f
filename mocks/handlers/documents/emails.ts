import * as api from '../../../src/api/documentEmails'
import type { PrintedDocument } from '../../pdf/document'
import { type Answer, answerSignedIn, ok } from '../../reply'
import { printedListDocument } from '../../store/printed/lists'
import { mailAddress, sendByEmail } from '../../store/printed/mails'
import { printedSingleDocument } from '../../store/printed/printed'
import type { Contract } from '../../store/state'
import type { Store } from '../../store/store'
import { documentNotFoundAnswer } from './file'

const singleDocuments = [
  [api.sendGreenCard, 'green-card'],
  [api.sendCoverageDocument, 'coverage-document'],
  [api.sendInsurancePolicy, 'insurance-policy'],
  [api.sendDamageHistoryCertificate, 'damage-history-certificate'],
  [api.sendBonusCertificate, 'bonus-certificate'],
  [api.sendIndexationLetter, 'indexation-letter'],
  [api.sendProposal, 'proposal'],
] as const

/** Answers to the calls that send printed documents by e-mail. */
export const documentEmailAnswers: readonly Answer[] = [
  answerSignedIn(api.getEmail)(({ store, contract }) => ok({ email: mailAddress(store, contract) })),
  ...singleDocuments.map(([endpoint, kind]) =>
    answerSignedIn(endpoint)(({ store, contract, body }) =>
      emailAnswer(store, contract, printedSingleDocument(store, contract, kind), body.email),
    ),
  ),
  answerSignedIn(api.sendInvoice)(({ store, contract, body }) =>
    emailAnswer(store, contract, printedListDocument(store, contract, 'invoice', body.id), body.email),
  ),
]

const emailAnswer = (store: Store, contract: Contract, document: PrintedDocument | undefined, email: string) =>
  document === undefined
    ? documentNotFoundAnswer
    : ok({ confirmationEmail: sendByEmail(store, contract, document, email) })
