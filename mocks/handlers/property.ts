import type { Answer } from '../reply'

export const propertyAnswers: readonly Answer[] = []
