import type { ExampleSet } from '../exampleSet'
import { dapExamples } from './dap'
import { identificationExamples } from './identification'
import { nonContractorExamples } from './nonContractor'
import { sessionExamples } from './session'
import { twoFactorExamples } from './twoFactor'

export const signInExamples: readonly ExampleSet[] = [
  ...dapExamples,
  ...identificationExamples,
  ...nonContractorExamples,
  ...sessionExamples,
  ...twoFactorExamples,
]
