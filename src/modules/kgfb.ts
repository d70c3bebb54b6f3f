import { kgfbCases } from '../../machines/cases/kgfb'
import { photos } from '../browser/photos/photos'
import type { LazyModule } from './lazyModule'

/** The cases of mandatory vehicle liability insurance. */
export const lazyModule = { cases: { kgfb: kgfbCases }, photos } satisfies LazyModule
