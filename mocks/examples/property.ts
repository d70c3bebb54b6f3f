import type { ExampleSet } from './exampleSet'

export const propertyExamples: readonly ExampleSet[] = []
