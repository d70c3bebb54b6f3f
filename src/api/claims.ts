import * as v from 'valibot'
import { documentIds, file, idQuery } from './bodies'
import { modificationFailures, noFields } from './businessErrors'
import { fileFailures } from './documents'
import { endpoint } from './endpoint'
import { caseResult, claims, maybe, uploadedDocument } from './entities'
import { typedText } from './typed'

/** The claims on the contract. */
export const getClaims = endpoint({
  id: 'claims.getClaims',
  method: 'GET',
  path: 'claim/home/claims',
  response: claims,
  failures: {},
  source: 'spec',
  assumes: 'The names of the two lists; the values of status and of task types.',
})

/** Uploads one file for a claim that waits for documents. */
export const uploadTaskDocument = endpoint({
  id: 'claims.uploadTaskDocument',
  method: 'POST',
  path: 'claims/document-upload/home',
  body: file,
  response: uploadedDocument,
  failures: fileFailures,
  source: 'spec',
  assumes: 'Multipart with one field, file; the two refusals.',
})

/** Removes a file that was uploaded for a claim. */
export const deleteTaskDocument = endpoint({
  id: 'claims.deleteTaskDocument',
  method: 'DELETE',
  path: 'claims/document-upload/home',
  query: idQuery,
  response: noFields,
  failures: {},
  source: 'spec',
  assumes: 'The file is named by the query field id.',
})

/** Submits the documents that a claim waits for. */
export const submitDocuments = endpoint({
  id: 'claims.submitDocuments',
  method: 'POST',
  path: 'claims/document-submission/home',
  body: v.object({ claimId: v.string(), note: maybe(typedText), documents: documentIds }),
  response: caseResult,
  failures: modificationFailures,
  source: 'spec',
  assumes: 'The whole shape.',
})

/** Asks the insurer to review a claim. */
export const requestReview = endpoint({
  id: 'claims.requestReview',
  method: 'POST',
  path: 'claims/review-request/home',
  body: v.object({ claimId: v.string(), reason: typedText, documents: v.optional(documentIds) }),
  response: caseResult,
  failures: modificationFailures,
  source: 'spec',
  assumes: 'The whole shape.',
})
