import { lazyScreens } from '../../../src/modules/screens'
import type { lazyModule } from '../../../src/modules/simulation'

const names = ['Samples', 'Simulation', 'Trial'] satisfies (keyof typeof lazyModule.screens)[]

/** Takes away the screens of the simulated insurer, which no other file expects: files share a page. */
export const forgetSimulation = (): void => {
  for (const name of names) delete lazyScreens[name]
}
