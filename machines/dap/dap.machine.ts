import { setup } from 'xstate'
import type { DapInput, DapOutput } from './dap.types'

/** DÁP sign-in. */
export const dapMachine = setup({
  types: {
    input: {} as DapInput,
    output: {} as DapOutput,
    events: {} as { readonly type: 'dap.cancelled' },
    tags: {} as 'busy',
  },
}).createMachine({
  id: 'dap',
  description: 'Belépés a DÁP alkalmazással.',
  output: () => ({ type: 'left' }),
  initial: 'starting',
  states: {
    starting: { description: 'Indul.', on: { 'dap.cancelled': 'left' } },
    left: { description: 'Vége.', type: 'final' },
  },
})
