import { Claims } from '../screens/claims/Claims'
import type { LazyModule } from './lazyModule'

/** Registers the screen of the claims on a contract. */
export const lazyModule = { screens: { claims: Claims } } satisfies LazyModule
