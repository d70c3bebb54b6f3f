import { Documents } from '../screens/documents/Documents'
import type { LazyModule } from './lazyModule'

/** The lists of documents. */
export const lazyModule = { screens: { documents: Documents } } satisfies LazyModule
