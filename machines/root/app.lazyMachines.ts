import { createLazyRegistry } from '../actors/lazy'
import type { loginMachine } from '../auth/login.machine'
import type { logoutMachine } from '../auth/logout.machine'
import type { phoneRequestMachine } from '../auth/phoneRequest/phoneRequest.machine'
import type { sessionMachine } from '../auth/session.machine'
import type { contractMachine } from '../contract/contract.machine'
import type { contractsMachine } from '../contracts/contracts.machine'
import type { dapMachine } from '../dap/dap.machine'
import type { paymentReturnMachine } from '../payment/paymentReturn.machine'
import type { securityMachine } from '../security/security.machine'

/** The lazily loaded machines that the portal's root machine runs. */
export interface AppMachines {
  readonly login: typeof loginMachine
  readonly logout: typeof logoutMachine
  readonly session: typeof sessionMachine
  readonly dap: typeof dapMachine
  readonly phoneRequest: typeof phoneRequestMachine
  readonly paymentReturn: typeof paymentReturnMachine
  readonly security: typeof securityMachine
  readonly contract: typeof contractMachine
  readonly contracts: typeof contractsMachine
}

/** The registry of `AppMachines`. `src/modules` registers each machine in it when the machine's chunk has loaded. */
export const appMachines = createLazyRegistry<AppMachines>()
