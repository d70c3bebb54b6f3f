import { setup } from 'xstate'
import type { PhoneRequestInput, PhoneRequestOutput } from './phoneRequest.types'

/** Phone number request. */
export const phoneRequestMachine = setup({
  types: {
    input: {} as PhoneRequestInput,
    output: {} as PhoneRequestOutput,
    events: {} as { readonly type: 'phoneRequest.left' },
    tags: {} as 'busy',
  },
}).createMachine({
  id: 'phoneRequest',
  description: 'Telefonszám kérése.',
  output: () => ({ type: 'left' }),
  initial: 'starting',
  states: {
    starting: { description: 'Indul.', on: { 'phoneRequest.left': 'left' } },
    left: { description: 'Vége.', type: 'final' },
  },
})
