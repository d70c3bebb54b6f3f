import { previewAnniversary, previewCarSell, previewFinalWithdraw, terminate } from '../../../src/api/cascoTermination'
import { modificationRefused } from '../caseResults'
import { exampleSet } from '../exampleSet'
import { anniversaryPreviews, terminationPreviews, terminationResults } from './termination'

/** Example answers for ending a casco contract. */
export const cascoTerminationExamples = [
  exampleSet(previewCarSell, terminationPreviews, {}),
  exampleSet(previewFinalWithdraw, terminationPreviews, {}),
  exampleSet(previewAnniversary, anniversaryPreviews, {}),
  exampleSet(terminate, terminationResults('anniversary'), modificationRefused),
]
