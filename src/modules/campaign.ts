import { Campaign } from '../screens/campaign/Campaign'
import type { LazyModule } from './lazyModule'

/** Registers the screen of a contract's campaign. */
export const lazyModule = { screens: { Campaign } } satisfies LazyModule
