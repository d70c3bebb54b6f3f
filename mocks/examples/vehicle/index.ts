import type { ExampleSet } from '../exampleSet'
import { cascoExamples } from './casco'
import { cascoTerminationExamples } from './cascoTermination'
import { kgfbExamples } from './kgfb'
import { kgfbPremiumExamples } from './kgfbPremium'
import { kgfbTerminationExamples } from './kgfbTermination'
import { kgfbTrafficExamples } from './kgfbTraffic'

export const vehicleExamples: readonly ExampleSet[] = [
  ...kgfbExamples,
  ...kgfbPremiumExamples,
  ...kgfbTrafficExamples,
  ...kgfbTerminationExamples,
  ...cascoExamples,
  ...cascoTerminationExamples,
]
