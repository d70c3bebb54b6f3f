import { assign, fromPromise, setup } from 'xstate'
import type { PageStep, PageView } from './page'

/** How a page is asked; see `visitPage`. */
export type Visit = (address: string, action: string | null) => Promise<PageStep>

interface Input {
  readonly address: string
  readonly visit: Visit
}

/** Somebody in front of a simulated page in the app. It is done when it leads away. */
export const visitMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Input & { readonly view: PageView | null; readonly action: string | null; readonly leadsTo: string },
    events: {} as { readonly type: 'page.answered'; readonly action: string },
    output: {} as string,
  },
  actors: {
    visit: fromPromise<PageStep, Input & { readonly action: string | null }>(({ input }) =>
      input.visit(input.address, input.action),
    ),
  },
  actions: {
    choose: assign((_, { action }: { readonly action: string }) => ({ action })),
    keepView: assign((_, step: PageStep) => ({ view: 'view' in step ? step.view : null })),
    keepWay: assign((_, step: PageStep) => ({ leadsTo: 'leadsTo' in step ? step.leadsTo : '' })),
  },
  guards: { leadsAway: (_, step: PageStep) => 'leadsTo' in step },
}).createMachine({
  id: 'visit',
  description: 'Valaki egy szimulált oldal előtt ül.',
  context: ({ input }) => ({ ...input, view: null, action: null, leadsTo: '' }),
  initial: 'asking',
  states: {
    asking: {
      description: 'Megkérdezzük a szimulált biztosítót, mi látszik az oldalon.',
      invoke: {
        id: 'visit',
        src: 'visit',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'leadsAway', params: ({ event }) => event.output },
            target: 'left',
            actions: { type: 'keepWay', params: ({ event }) => event.output },
          },
          { target: 'shown', actions: { type: 'keepView', params: ({ event }) => event.output } },
        ],
      },
    },
    shown: {
      description: 'Az oldal látszik; választani lehet, hogyan végződjön.',
      on: {
        'page.answered': { target: 'asking', actions: { type: 'choose', params: ({ event }) => event } },
      },
    },
    left: { description: 'Az oldal máshová vezet.', type: 'final' },
  },
  output: ({ context }) => context.leadsTo,
})
