import { claimReportExamples } from './claimReport'
import { claimsExamples } from './claims'
import type { ExampleSet } from './exampleSet'
import { homeExamples } from './home'
import { homeTerminationExamples } from './homeTermination'

/** Example answers of property insurance. */
export const propertyExamples: readonly ExampleSet[] = [
  ...homeExamples,
  ...homeTerminationExamples,
  ...claimReportExamples,
  ...claimsExamples,
]
