import * as api from '../../../src/api/documentEmails'
import type { PrintedDocument } from '../../pdf/document'
import { type Answer, answerSignedIn, ok } from '../../reply'
import { printedListed } from '../../store/printed/lists'
import { mail, mailAddress } from '../../store/printed/mails'
import { printedSingle } from '../../store/printed/printed'
import type { Contract } from '../../store/state'
import type { Store } from '../../store/store'
import { notFound } from './file'

const singles = [
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
  ...singles.map(([endpoint, kind]) =>
    answerSignedIn(endpoint)(({ store, contract, body }) =>
      emailAnswer(store, contract, printedSingle(store, contract, kind), body.email),
    ),
  ),
  answerSignedIn(api.sendInvoice)(({ store, contract, body }) =>
    emailAnswer(store, contract, printedListed(store, contract, 'invoice', body.id), body.email),
  ),
]

const emailAnswer = (store: Store, contract: Contract, document: PrintedDocument | undefined, email: string) =>
  document === undefined ? notFound : ok({ confirmationEmail: mail(store, contract, document, email) })
