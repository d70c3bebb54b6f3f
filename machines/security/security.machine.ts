import { setup } from 'xstate'
import type { SecurityOutput } from './security.types'

/** Security settings. */
export const securityMachine = setup({
  types: { output: {} as SecurityOutput, events: {} as { readonly type: 'security.left' }, tags: {} as 'busy' },
}).createMachine({
  id: 'security',
  description: 'Biztonsági beállítások.',
  output: () => ({ type: 'left' }),
  initial: 'starting',
  states: {
    starting: { description: 'Indul.', on: { 'security.left': 'left' } },
    left: { description: 'Vége.', type: 'final' },
  },
})
