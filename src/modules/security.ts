import { securityMachine } from '../../machines/security/security.machine'
import { Security } from '../screens/security/Security'
import type { LazyModule } from './lazyModule'

/** Registers the machine and the screen of the sign-in's settings. */
export const lazyModule = {
  machines: { security: securityMachine },
  places: { changingSecurity: Security },
} satisfies LazyModule
