import { claimsExamples } from '../claims/claims'
import { claimReportExamples } from '../claims/report'
import type { ExampleSet } from '../exampleSet'
import { homeExamples } from './home'
import { homeTerminationExamples } from './termination'

/** Example answers of home insurance. */
export const homeLineExamples: readonly ExampleSet[] = [
  ...homeExamples,
  ...homeTerminationExamples,
  ...claimReportExamples,
  ...claimsExamples,
]
