import {
  deleteTaskDocument,
  getClaims,
  requestReview,
  submitDocuments,
  uploadTaskDocument,
} from '../../../src/api/claims'
import { type Answer, answerProperty, ok } from '../../reply'
import { claimLists } from '../../store/claims/claims'
import { takeDocuments, takeReviewRequest } from '../../store/claims/requests'
import { changed } from '../call/changed'
import { dropUpload, keepUpload } from '../documents/uploads'

/** The claims on a home, and what the insurer waits for. */
export const claimAnswers: readonly Answer[] = [
  answerProperty(getClaims)(({ world, contract }) => ok(claimLists(world, contract))),

  answerProperty(uploadTaskDocument)(keepUpload),

  answerProperty(deleteTaskDocument)(dropUpload),

  answerProperty(submitDocuments)(({ world, contract, body }) => changed(takeDocuments(world, contract, body))),

  answerProperty(requestReview)(({ world, contract, body }) => changed(takeReviewRequest(world, contract, body))),
]
