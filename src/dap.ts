import { dapSlot } from '../machines/app.slots'
import { dapMachine } from '../machines/dap/dap.machine'
import { lazyScreens } from './app/lazy'
import { Dap } from './screens/dap/Dap'

/** Loaded on demand: the chart and the screens of this part, into their places. */
export const fillDap = (): void => {
  dapSlot.fill(dapMachine)
  lazyScreens.Dap = Dap
}
