import type { Answer } from '../reply'
import { identificationAnswers } from './identification'
import { nonContractorAnswers } from './nonContractor'
import { sessionAnswers } from './session'

export const signInAnswers: readonly Answer[] = [...identificationAnswers, ...nonContractorAnswers, ...sessionAnswers]
