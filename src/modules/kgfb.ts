import { kgfbCases } from '../../machines/cases/kgfb'
import { photos } from '../browser/photos/photos'
import type { LazyModule } from './lazyModule'

/** Registers the cases of mandatory vehicle liability insurance, and the services for their photos. */
export const lazyModule = { cases: { kgfb: kgfbCases }, photos } satisfies LazyModule
