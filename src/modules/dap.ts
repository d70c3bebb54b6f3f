import { dapMachine } from '../../machines/dap/dap.machine'
import { Dap } from '../screens/dap/Dap'
import type { LazyModule } from './lazyModule'

/** The sign-in by the DÁP app. */
export const lazyModule = { charts: { dap: dapMachine }, places: { signingInByDap: Dap } } satisfies LazyModule
