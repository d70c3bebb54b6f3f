import { Documents } from '../screens/documents/Documents'
import type { LazyModule } from './lazyModule'

/** Registers the screen of a contract's documents. */
export const lazyModule = { screens: { documents: Documents } } satisfies LazyModule
