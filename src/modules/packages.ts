import { Packages } from '../screens/packages/Packages'
import type { LazyModule } from './lazyModule'

/** Registers the screen of a contract's insurance packages. */
export const lazyModule = { screens: { packages: Packages } } satisfies LazyModule
