import type { Answer } from '../reply'

export const signInAnswers: readonly Answer[] = []
