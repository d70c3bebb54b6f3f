import * as api from '../../../src/api/overpayment'
import { type ExampleSet, exampleSet } from '../exampleSet'
import { changeRefusals, resultExamples } from '../vehicle/results'

/** Example answers about what was paid too much. */
export const overpaymentExamples: readonly ExampleSet[] = [
  exampleSet(api.reimburseToMailingAddress, resultExamples, changeRefusals),
  exampleSet(api.reimburseToPermanentAddress, resultExamples, changeRefusals),
  exampleSet(api.reimburseToAccount, resultExamples, changeRefusals),
  exampleSet(api.reimburseToOtherAccount, resultExamples, changeRefusals),
  exampleSet(api.reimburseToOtherAddress, resultExamples, changeRefusals),
]
