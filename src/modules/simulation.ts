import { FilledSamples } from './FilledSamples'
import type { LazyModule } from './lazyModule'
import { SimulatedPages } from './SimulatedPages'
import { Trial } from './Trial'

/** The portal's pages about the simulated insurer. */
export const lazyModule = {
  screens: { Samples: FilledSamples, Simulation: SimulatedPages, Trial },
} satisfies LazyModule
