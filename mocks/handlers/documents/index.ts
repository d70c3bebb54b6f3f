import {
  deleteDocument,
  downloadDocument,
  listForms,
  signDigitally,
  signManually,
  uploadDocument,
} from '../../../src/api/documents'
import { type Answer, answerSignedIn, ok, refuse } from '../../reply'
import { signCase } from '../../store/cases/signing'
import { hasDocuments } from '../../store/documents/documents'
import { printedDocumentById } from '../../store/printed/byId'
import { formsOf } from '../../store/printed/forms'
import { documentEmailAnswers } from './emails'
import { documentFileAnswer } from './file'
import { insuranceDocumentAnswers } from './insurance'
import { documentListAnswers } from './lists'
import { dropUpload, storeUpload } from './uploads'

/** Answers about uploaded files and printed documents. */
export const documentAnswers: readonly Answer[] = [
  answerSignedIn(uploadDocument)(storeUpload),

  answerSignedIn(deleteDocument)(dropUpload),

  answerSignedIn(downloadDocument)(({ store, contract, query: { id } }) =>
    hasDocuments(store, contract, [id])
      ? ok(() => store.files.get(id))
      : documentFileAnswer(printedDocumentById(store, contract, id)),
  ),

  answerSignedIn(listForms)(({ contract }) => ok(formsOf(contract))),

  answerSignedIn(signDigitally)(({ store, contract, body }) => {
    const signatureResult = signCase(store, contract, body.caseId)
    return signatureResult === undefined ? refuse('MODIFICATION_FAILED001', {}) : ok(signatureResult)
  }),

  answerSignedIn(signManually)(({ store, contract, body }) => {
    const signatureResult = hasDocuments(store, contract, body.documents)
      ? signCase(store, contract, body.caseId)
      : undefined
    return signatureResult === undefined ? refuse('MODIFICATION_FAILED001', {}) : ok(signatureResult)
  }),

  ...insuranceDocumentAnswers,
  ...documentListAnswers,
  ...documentEmailAnswers,
]
