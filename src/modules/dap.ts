import { contractsMachine } from '../../machines/contracts/contracts.machine'
import { dapMachine } from '../../machines/dap/dap.machine'
// Called by the service, and too small for a request of its own.
import '../browser/dapSocket'
import { ContractSwitch } from '../screens/contracts/ContractSwitch'
import { MyContracts } from '../screens/contracts/MyContracts'
import { Dap } from '../screens/dap/Dap'
import type { LazyModule } from './lazyModule'

/** The sign-in with the DÁP app, and the list of contracts after it. */
export const lazyModule = {
  machines: { dap: dapMachine, contracts: contractsMachine },
  places: { signingInByDap: Dap },
  screens: { MyContracts, ContractSwitch },
} satisfies LazyModule
