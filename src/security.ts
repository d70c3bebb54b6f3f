import { securitySlot } from '../machines/app.slots'
import { securityMachine } from '../machines/security/security.machine'
import { lazyScreens } from './app/lazy'
import { Security } from './screens/security/Security'

/** Loaded on demand: the chart and the screens of this part, into their places. */
export const fillSecurity = (): void => {
  securitySlot.fill(securityMachine)
  lazyScreens.Security = Security
}
