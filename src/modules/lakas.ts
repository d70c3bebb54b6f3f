import { lakasCases } from '../../machines/cases/lakas'
import type { LazyModule } from './lazyModule'

/** The flows of property insurance. */
export const lazyModule = { cases: { lakas: lakasCases } } satisfies LazyModule
