import {
  deleteTaskDocument,
  getClaims,
  requestReview,
  submitDocuments,
  uploadTaskDocument,
} from '../../../src/api/claims'
import { type Answer, answerProperty, ok, refuse } from '../../reply'
import { claimLists } from '../../world/claims/claims'
import { takeDocuments, takeReviewRequest } from '../../world/claims/requests'
import { dropUpload, keepUpload } from '../documents/uploads'

/** The claims on a home, and what the insurer waits for. */
export const claimAnswers: readonly Answer[] = [
  answerProperty(getClaims)(({ world, contract }) => ok(claimLists(world, contract))),

  answerProperty(uploadTaskDocument)(keepUpload),

  answerProperty(deleteTaskDocument)(dropUpload),

  answerProperty(submitDocuments)(({ world, contract, body }) => {
    const taken = takeDocuments(world, contract, body.claimId, body.documents)
    return taken === undefined ? refuse('MODIFICATION_FAILED001', {}) : ok(taken)
  }),

  answerProperty(requestReview)(({ world, contract, body }) => {
    const taken = takeReviewRequest(world, contract, body)
    return taken === undefined ? refuse('MODIFICATION_FAILED001', {}) : ok(taken)
  }),
]
