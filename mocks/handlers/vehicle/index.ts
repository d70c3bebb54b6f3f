import type { Answer } from '../../reply'
import { cascoAnswers } from './casco'
import { cascoTerminationAnswers } from './cascoTermination'
import { kgfbAnswers } from './kgfb'
import { kgfbPremiumAnswers } from './kgfbPremium'
import { kgfbTerminationAnswers } from './kgfbTermination'
import { kgfbTrafficAnswers } from './kgfbTraffic'

export const vehicleAnswers: readonly Answer[] = [
  ...kgfbAnswers,
  ...kgfbPremiumAnswers,
  ...kgfbTrafficAnswers,
  ...kgfbTerminationAnswers,
  ...cascoAnswers,
  ...cascoTerminationAnswers,
]
