import type { Answer } from '../reply'
import { claimReportAnswers } from './claimReport'
import { claimAnswers } from './claims'
import { homeAnswers } from './home'
import { homeTerminationAnswers } from './homeTermination'

/** Property insurance. */
export const propertyAnswers: readonly Answer[] = [
  ...homeAnswers,
  ...homeTerminationAnswers,
  ...claimReportAnswers,
  ...claimAnswers,
]
