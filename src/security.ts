import { securityMachine } from '../machines/security/security.machine'
import { securitySlot } from '../machines/start.actors'
import { lazyScreens } from './app/lazy'
import { Security } from './screens/security/Security'

/** Loaded on demand: the chart and the screens of this part, into their places. */
export const fillSecurity = (): void => {
  securitySlot.fill(securityMachine)
  lazyScreens.Security = Security
}
