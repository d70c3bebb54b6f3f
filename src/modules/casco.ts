import { cascoCases } from '../../machines/cases/casco'
import { photos } from '../browser/photos/photos'
import type { LazyModule } from './lazyModule'

/** The cases of casco. */
export const lazyModule = { cases: { casco: cascoCases }, photos } satisfies LazyModule
