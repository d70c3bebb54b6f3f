import { cascoCases } from '../../machines/cases/casco'
import { photos } from '../browser/photos/photos'
import type { LazyModule } from './lazyModule'

/** Registers the cases of casco, and the services for their photos. */
export const lazyModule = { cases: { casco: cascoCases }, photos } satisfies LazyModule
