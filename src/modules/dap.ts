import { contractsMachine } from '../../machines/contracts/contracts.machine'
import { dapMachine } from '../../machines/dap/dap.machine'
// This import puts the file into this chunk, because it is too small for a separate request. A service loads it with
// `import()`.
import '../browser/dapSocket'
import { ContractSwitch } from '../screens/contracts/ContractSwitch'
import { MyContracts } from '../screens/contracts/MyContracts'
import { Dap } from '../screens/dap/Dap'
import type { LazyModule } from './lazyModule'

/** Registers the sign-in with the DÁP app, and the list of contracts after it. */
export const lazyModule = {
  machines: { dap: dapMachine, contracts: contractsMachine },
  places: { signingInByDap: Dap },
  screens: { MyContracts, ContractSwitch },
} satisfies LazyModule
