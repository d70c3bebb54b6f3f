import type { Answer } from '../../reply'
import { claimAnswers } from '../claims/claims'
import { claimReportAnswers } from '../claims/report'
import { homeAnswers } from './home'
import { homeTerminationAnswers } from './termination'

/** Answers to the calls of home insurance. */
export const homeLineAnswers: readonly Answer[] = [
  ...homeAnswers,
  ...homeTerminationAnswers,
  ...claimReportAnswers,
  ...claimAnswers,
]
