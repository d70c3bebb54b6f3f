import {
  deleteTaskDocument,
  getClaims,
  requestReview,
  submitDocuments,
  uploadTaskDocument,
} from '../../../src/api/claims'
import { type Answer, answerHome, ok } from '../../reply'
import { claimLists } from '../../store/claims/claims'
import { takeDocuments, takeReviewRequest } from '../../store/claims/requests'
import { changeAnswer } from '../call/changeAnswer'
import { dropUpload, storeUpload } from '../documents/uploads'

/** Answers about home claims and their open tasks. */
export const claimAnswers: readonly Answer[] = [
  answerHome(getClaims)(({ store, contract }) => ok(claimLists(store, contract))),

  answerHome(uploadTaskDocument)(storeUpload),

  answerHome(deleteTaskDocument)(dropUpload),

  answerHome(submitDocuments)(({ store, contract, body }) => changeAnswer(takeDocuments(store, contract, body))),

  answerHome(requestReview)(({ store, contract, body }) => changeAnswer(takeReviewRequest(store, contract, body))),
]
