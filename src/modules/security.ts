import { securityMachine } from '../../machines/security/security.machine'
import { Security } from '../screens/security/Security'
import type { LazyModule } from './lazyModule'

/** The settings of the sign-in. */
export const lazyModule = {
  machines: { security: securityMachine },
  places: { changingSecurity: Security },
} satisfies LazyModule
