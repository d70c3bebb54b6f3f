import type { ExampleSet } from './exampleSet'

export const lifeExamples: readonly ExampleSet[] = []
