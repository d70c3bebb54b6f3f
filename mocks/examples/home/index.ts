import { claimsExamples } from '../claims/claims'
import { claimReportExamples } from '../claims/report'
import type { ExampleSet } from '../exampleSet'
import { homeExamples } from './home'
import { homeTerminationExamples } from './termination'

/** Example answers of property insurance. */
export const propertyExamples: readonly ExampleSet[] = [
  ...homeExamples,
  ...homeTerminationExamples,
  ...claimReportExamples,
  ...claimsExamples,
]
