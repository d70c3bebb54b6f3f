import {
  previewAnniversary,
  previewCarSell,
  previewFinalWithdraw,
  previewUserChange,
  terminate,
} from '../../../src/api/kgfbTermination'
import { modificationRefused } from '../caseResults'
import { exampleSet } from '../exampleSet'
import { anniversaryPreviews, terminationPreviews, terminationResults } from './termination'

/** Example answers for ending a mandatory vehicle liability contract. */
export const kgfbTerminationExamples = [
  exampleSet(previewUserChange, terminationPreviews, {}),
  exampleSet(previewCarSell, terminationPreviews, {}),
  exampleSet(previewFinalWithdraw, terminationPreviews, {}),
  exampleSet(previewAnniversary, anniversaryPreviews, {}),
  exampleSet(
    terminate,
    { ...terminationResults('car-sell'), notice: terminationResults('anniversary').signatureNeeded },
    modificationRefused,
  ),
]
