import type { Answer } from '../reply'

export const clientAnswers: readonly Answer[] = []
