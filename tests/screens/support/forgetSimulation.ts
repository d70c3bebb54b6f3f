import type { lazyModule } from '../../../src/modules/simulation'
import { lazyScreens } from '../../../src/screens/lazyScreens'

const names = ['Samples', 'Simulation', 'Trial'] satisfies (keyof typeof lazyModule.screens)[]

/** Removes the simulated insurer's screens, since files share a page. */
export const forgetSimulation = (): void => {
  for (const name of names) delete lazyScreens[name]
}
