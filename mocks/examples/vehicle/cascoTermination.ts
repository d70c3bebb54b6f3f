import { previewAnniversary, previewCarSell, previewFinalWithdraw, terminate } from '../../../src/api/cascoTermination'
import { exampleSet } from '../exampleSet'
import { changeRefusals } from './results'
import { terminationPreviews, terminationResults } from './termination'

/** Example answers about ending a casco contract. */
export const cascoTerminationExamples = [
  exampleSet(previewCarSell, terminationPreviews, {}),
  exampleSet(previewFinalWithdraw, terminationPreviews, {}),
  exampleSet(previewAnniversary, terminationPreviews, {}),
  exampleSet(terminate, terminationResults('anniversary'), changeRefusals),
]
