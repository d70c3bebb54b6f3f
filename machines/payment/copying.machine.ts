import { assign, setup } from 'xstate'
import { eventOutput } from '../actors/call'
import { copyActor } from './copy.actor'
import type { CopyingContext, CopyResult, LineCopied } from './copying.types'

/** Copies the lines of a transfer one by one, on any screen that shows them. */
export const copyingMachine = setup({
  types: {
    context: {} as CopyingContext,
    events: {} as LineCopied,
  },
  actors: { copy: copyActor },
  actions: {
    keepLine: assign((_, { type: _type, ...asked }: LineCopied) => ({ asked })),
    keepCopied: assign((_, copied: CopyResult) => ({ copied })),
  },
}).createMachine({
  id: 'copying',
  description: 'Az átutalás adatai soronként kimásolhatók.',
  context: { asked: { line: 'reference', text: '' }, copied: null },
  initial: 'reading',
  on: {
    'line.copied': { target: '.copying', actions: { type: 'keepLine', params: ({ event }) => event } },
  },
  states: {
    reading: { description: 'Az adatok olvashatók.' },
    copying: {
      description: 'Egy adat a vágólapra kerül.',
      invoke: {
        id: 'copy',
        src: 'copy',
        input: ({ context }) => context.asked,
        onDone: { target: 'reading', actions: { type: 'keepCopied', params: eventOutput } },
      },
    },
  },
})
