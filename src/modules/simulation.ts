import { FilledSamples } from './FilledSamples'
import type { LazyModule } from './lazyModule'
import { SimulatedPages } from './SimulatedPages'
import { Trial } from './Trial'

/** Registers the screens that only a portal with the simulated insurer has. */
export const lazyModule = {
  screens: { Samples: FilledSamples, Simulation: SimulatedPages, Trial },
} satisfies LazyModule
