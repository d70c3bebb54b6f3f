import * as api from '../../../src/api/overpayment'
import { modificationRefused } from '../caseResults'
import { type ExampleSet, exampleSet } from '../exampleSet'
import { resultExamples } from '../vehicle/results'

/** Example answers about an overpayment. */
export const overpaymentExamples: readonly ExampleSet[] = [
  exampleSet(api.reimburseToMailingAddress, resultExamples, modificationRefused),
  exampleSet(api.reimburseToPermanentAddress, resultExamples, modificationRefused),
  exampleSet(api.reimburseToAccount, resultExamples, modificationRefused),
  exampleSet(api.reimburseToOtherAccount, resultExamples, modificationRefused),
  exampleSet(api.reimburseToOtherAddress, resultExamples, modificationRefused),
]
