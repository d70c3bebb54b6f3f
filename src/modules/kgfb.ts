import { kgfbCases } from '../../machines/cases/kgfb'
import type { LazyModule } from './lazyModule'

/** The flows of mandatory vehicle liability insurance. */
export const lazyModule = { cases: { kgfb: kgfbCases } } satisfies LazyModule
