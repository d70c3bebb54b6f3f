import type { ExampleSet } from './exampleSet'
import { kgfbExamples } from './kgfb'

export const vehicleExamples: readonly ExampleSet[] = [...kgfbExamples]
