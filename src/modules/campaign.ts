import { Campaign } from '../screens/campaign/Campaign'
import type { LazyModule } from './lazyModule'

/** The campaign of a contract. */
export const lazyModule = { screens: { Campaign } } satisfies LazyModule
