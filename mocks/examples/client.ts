import type { ExampleSet } from './exampleSet'

export const clientExamples: readonly ExampleSet[] = []
