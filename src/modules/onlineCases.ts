import { OnlineCases } from '../screens/onlineCases/OnlineCases'
import type { LazyModule } from './lazyModule'

/** Registers the screen of the cases that the customer started online. */
export const lazyModule = { screens: { onlineCases: OnlineCases } } satisfies LazyModule
