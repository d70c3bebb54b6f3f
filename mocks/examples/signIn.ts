import type { ExampleSet } from './exampleSet'

export const signInExamples: readonly ExampleSet[] = []
