import type { ExampleSet } from './exampleSet'

export const paymentExamples: readonly ExampleSet[] = []
