import type { Answer } from '../reply'
import { kgfbAnswers } from './kgfb'

export const vehicleAnswers: readonly Answer[] = [...kgfbAnswers]
