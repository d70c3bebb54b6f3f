import { deleteTaskDocument, getClaims, requestReview, submitDocuments, uploadTaskDocument } from '../../src/api/claims'
import { claimExamples } from './claimLists'
import { claimFileExamples, claimFileRefusals, claimRefusals, claimResults } from './claimResults'
import { type ExampleSet, exampleSet } from './exampleSet'

/** Example answers about the claims on a home. */
export const claimsExamples: readonly ExampleSet[] = [
  exampleSet(getClaims, claimExamples, {}),
  exampleSet(uploadTaskDocument, claimFileExamples, claimFileRefusals),
  exampleSet(deleteTaskDocument, { removed: {} }, {}),
  exampleSet(submitDocuments, claimResults, claimRefusals),
  exampleSet(requestReview, claimResults, claimRefusals),
]
