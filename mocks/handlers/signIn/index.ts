import type { Answer } from '../../reply'
import { dapAnswers } from './dap'
import { identificationAnswers } from './identification'
import { nonContractorAnswers } from './nonContractor'
import { sessionAnswers } from './session'
import { twoFactorAnswers } from './twoFactor'

export const signInAnswers: readonly Answer[] = [
  ...dapAnswers,
  ...identificationAnswers,
  ...nonContractorAnswers,
  ...sessionAnswers,
  ...twoFactorAnswers,
]
