import type { Answer } from '../reply'
import { clientAnswers } from './client'
import { documentAnswers } from './documents'
import { homeLineAnswers } from './home'
import { lifeAnswers } from './life'
import { paymentAnswers } from './payments'
import { signInAnswers } from './signIn'
import { authAnswers } from './signIn/auth'
import { vehicleAnswers } from './vehicle'

/** The handlers of all endpoints of the simulated insurer. */
export const answers: readonly Answer[] = [
  ...authAnswers,
  ...signInAnswers,
  ...vehicleAnswers,
  ...documentAnswers,
  ...paymentAnswers,
  ...homeLineAnswers,
  ...lifeAnswers,
  ...clientAnswers,
]
