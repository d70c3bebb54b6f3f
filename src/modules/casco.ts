import { cascoCases } from '../../machines/cases/casco'
import type { LazyModule } from './lazyModule'

/** The flows of casco. */
export const lazyModule = { cases: { casco: cascoCases } } satisfies LazyModule
