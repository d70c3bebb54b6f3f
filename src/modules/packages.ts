import { Packages } from '../screens/packages/Packages'
import type { LazyModule } from './lazyModule'

/** The insurance packages of a contract. */
export const lazyModule = { screens: { packages: Packages } } satisfies LazyModule
