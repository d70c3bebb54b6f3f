import { logoutMachine } from '../../machines/auth/logout.machine'
import { sessionMachine } from '../../machines/auth/session.machine'
import { contractMachine } from '../../machines/contract/contract.machine'
import { pendingWorkOf } from '../../machines/contract/pendingWork'
import { recordEarlyReturn } from '../../machines/payment/departures'
import { dismissPayment } from '../../machines/payment/ledger'
import { sessionOf } from '../../machines/session'
// The sign-in usually loads this style sheet, but a customer with a stored session skips the sign-in.
import '../styles/form.css'
// This import puts the file into this chunk, because it is too small for a separate request. A service loads it with
// `import()`.
import '../browser/saveFile'
import { Contract } from '../screens/contract/Contract'
import { ConfirmLogout } from '../screens/signedIn/ConfirmLogout'
import { ConfirmSwitch } from '../screens/signedIn/ConfirmSwitch'
import { OpenContract } from '../screens/signedIn/OpenContract'
import { SessionOver } from '../screens/signedIn/SessionOver'
import { SessionWarning } from '../screens/signedIn/SessionWarning'
import { SignedInHeader } from '../screens/signedIn/SignedInHeader'
import { startI18n } from '../texts/i18n'
import { blockStrayPresses } from '../ui/controls/ownPress'
import type { LazyModule } from './lazyModule'

/** Registers the machines and screens that only signed-in customers need. */
export const lazyModule = {
  machines: { contract: contractMachine, logout: logoutMachine, session: sessionMachine },
  places: {
    inContract: Contract,
    confirmingLogout: ConfirmLogout,
    confirmingSwitch: ConfirmSwitch,
    sessionOver: SessionOver,
  },
  screens: { OpenContract, SessionWarning, SignedInHeader },
  session: { sessionOf, pendingWorkOf, dismissPayment, recordEarlyReturn },
  start: () => {
    startI18n()
    blockStrayPresses()
  },
} satisfies LazyModule
