import { setup } from 'xstate'
import type { IdentificationInput, IdentificationOutput } from './identification.types'

/** Identification. */
export const identificationMachine = setup({
  types: {
    input: {} as IdentificationInput,
    output: {} as IdentificationOutput,
    events: {} as { readonly type: 'identification.left' },
    tags: {} as 'busy',
  },
}).createMachine({
  id: 'identification',
  description: 'Azonosítás.',
  output: () => ({ type: 'left' }),
  initial: 'starting',
  states: {
    starting: { description: 'Indul.', on: { 'identification.left': 'left' } },
    left: { description: 'Vége.', type: 'final' },
  },
})
