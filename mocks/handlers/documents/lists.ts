import * as api from '../../../src/api/documentLists'
import { type Answer, answerSignedIn, ok } from '../../reply'
import { documentListOf, policyDocuments } from '../../store/printed/lists'

const listEndpoints = [
  [api.listInvoices, 'invoice'],
  [api.listReminders, 'reminder'],
  [api.listOtherDocuments, 'other-documents'],
  [api.listFundLetters, 'fund-letter'],
  [api.listTaxLetters, 'tax-letter'],
  [api.listYieldLetters, 'yield-letter'],
] as const

/** Answers with lists of printed documents. */
export const documentListAnswers: readonly Answer[] = [
  ...listEndpoints.map(([endpoint, kind]) =>
    answerSignedIn(endpoint)(({ store, contract }) => ok(documentListOf(store, contract, kind).slice())),
  ),
  answerSignedIn(api.listLifeInsurancePolicy)(({ store, contract }) => ok(policyDocuments(store, contract))),
]
