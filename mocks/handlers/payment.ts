import type { Answer } from '../reply'

export const paymentAnswers: readonly Answer[] = []
