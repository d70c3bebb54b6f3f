import {
  deleteTaskDocument,
  getClaims,
  requestReview,
  submitDocuments,
  uploadTaskDocument,
} from '../../../src/api/claims'
import { modificationRefused } from '../caseResults'
import { type ExampleSet, exampleSet } from '../exampleSet'
import { claimExamples } from './lists'
import { claimFileErrors, claimFileExamples, claimResults } from './results'

/** Example answers about home claims. */
export const claimsExamples: readonly ExampleSet[] = [
  exampleSet(getClaims, claimExamples, {}),
  exampleSet(uploadTaskDocument, claimFileExamples, claimFileErrors),
  exampleSet(deleteTaskDocument, { removed: {} }, {}),
  exampleSet(submitDocuments, claimResults, modificationRefused),
  exampleSet(requestReview, claimResults, modificationRefused),
]
