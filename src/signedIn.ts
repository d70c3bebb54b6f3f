import { contractSlot, logoutSlot, sessionSlot } from '../machines/app.slots'
import { logoutMachine } from '../machines/auth/logout.machine'
import { sessionMachine } from '../machines/auth/session.machine'
import { contractMachine } from '../machines/contract/contract.machine'
import { lazyScreens } from './app/lazy'
import { Contract } from './screens/contract/Contract'
import { ConfirmSwitch } from './screens/signedIn/ConfirmSwitch'
import { OpenContract } from './screens/signedIn/OpenContract'
import { SessionOver } from './screens/signedIn/SessionOver'
import { SessionWarning } from './screens/signedIn/SessionWarning'
import { startI18n } from './texts/i18n'
import { keepPressesToTheirOwn } from './ui/ownPress'

export { sessionOf } from '../machines/session'
export { loadAreaCases } from './app/areas'

/** Loaded on demand: what only a signed-in customer meets, charts and screens, into their places. */
export const fillSignedIn = (): void => {
  startI18n()
  keepPressesToTheirOwn()
  contractSlot.fill(contractMachine)
  logoutSlot.fill(logoutMachine)
  sessionSlot.fill(sessionMachine)
  Object.assign(lazyScreens, { Contract, ConfirmSwitch, OpenContract, SessionOver, SessionWarning })
}
