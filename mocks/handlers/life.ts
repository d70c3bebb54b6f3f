import type { Answer } from '../reply'

export const lifeAnswers: readonly Answer[] = []
