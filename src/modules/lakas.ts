import { homeCases } from '../../machines/cases/home'
import { photos } from '../browser/photos/photos'
import type { LazyModule } from './lazyModule'

/** The cases of home insurance. */
export const lazyModule = { cases: { lakas: homeCases }, photos } satisfies LazyModule
