import { FilledSamples } from './FilledSamples'
import type { LazyModule } from './lazyModule'
import { SimulatedPages } from './SimulatedPages'
import { Trial } from './Trial'

/** What the simulated insurer shows in the portal. */
export const lazyModule = {
  screens: { Samples: FilledSamples, Simulation: SimulatedPages, Trial },
} satisfies LazyModule
