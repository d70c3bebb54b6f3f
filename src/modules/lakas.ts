import { homeCases } from '../../machines/cases/home'
import { photos } from '../browser/photos/photos'
import type { LazyModule } from './lazyModule'

/** Registers the cases of home insurance, and the services for their photos. */
export const lazyModule = { cases: { lakas: homeCases }, photos } satisfies LazyModule
