import { Claims } from '../screens/claims/Claims'
import type { LazyModule } from './lazyModule'

/** The claims on a contract. */
export const lazyModule = { screens: { claims: Claims } } satisfies LazyModule
