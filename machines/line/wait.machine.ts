import { assign, fromPromise, sendParent, setup } from 'xstate'
import type { PortalAsked, WaitContext, WaitEvent, WaitFound, WaitInput } from './wait.types'

/** Shortest pause (ms) before the next request of a file that failed again. */
const SHORTEST_REST = 15_000

/** Period (ms) after the network was found. If a file fails within this period, the network is not the reason. */
const SOON_AFTER_NETWORK = 60_000

/**
 * Returns the pause (ms) before a file is requested again. If the file fails soon after the network was found, the
 * pause is 15 s, doubled each time. Otherwise it is 0.
 */
const pauseBeforeRetry = ({ failed, sinceFound, lastRest }: WaitInput): number =>
  failed === 'file' && sinceFound < SOON_AFTER_NETWORK + lastRest ? Math.max(SHORTEST_REST, 2 * lastRest) : 0

/**
 * One wait for the network after a failed call or file. It asks the parent to check the network. The reply decides if
 * and when the call or file is requested again. The browser's `online` event ends the wait at once.
 */
export const waitMachine = setup({
  types: {
    context: {} as WaitContext,
    events: {} as WaitEvent,
    input: {} as WaitInput,
  },
  actors: {
    rest: fromPromise<void, { readonly length: number }>(async () => undefined),
  },
  guards: {
    isBack: ({ context }) => context.isGone,
    failsAgain: ({ context }) => context.rest > 0,
  },
  actions: {
    askPortal: sendParent({ type: 'portal.asked' } satisfies PortalAsked),
    noteGone: assign({ isGone: true }),
    tellFound: sendParent(({ context: { id, rest } }, at: number): WaitFound => ({ type: 'wait.found', id, rest, at })),
  },
}).createMachine({
  id: 'wait',
  description: 'Mi történik azzal, ami elakadt, mert megszakadt a hálózat.',
  context: ({ input }) => ({
    id: input.id,
    rest: pauseBeforeRetry(input),
    isGone: input.failed !== 'other' && pauseBeforeRetry(input) === 0,
  }),
  initial: 'asking',
  states: {
    asking: {
      description: 'Valami nem jött meg. Megtudjuk, válaszol-e a portál.',
      entry: 'askPortal',
      on: {
        'portal.answered': [
          { guard: 'isBack', target: 'found', actions: { type: 'tellFound', params: ({ event }) => event.at } },
          { guard: 'failsAgain', target: 'resting' },
          { target: 'elsewhere' },
        ],
        'portal.silent': 'gone',
      },
    },
    gone: {
      description: 'Nincs hálózat. Várjuk, mikor válaszol újra a portál.',
      on: {
        'portal.answered': { target: 'found', actions: { type: 'tellFound', params: ({ event }) => event.at } },
      },
    },
    resting: {
      description:
        'A portál válaszol, de a fájl újra elakad. Előbb tizenöt másodpercig várunk, aztán mindig kétszer annyi ideig, és újra kérjük.',
      invoke: {
        id: 'rest',
        src: 'rest',
        input: ({ context }) => ({ length: context.rest }),
        onDone: { target: 'asking', actions: 'noteGone' },
        onError: { target: 'asking', actions: 'noteGone' },
      },
    },
    elsewhere: {
      description: 'A portál válaszol, tehát nem a hálózat hibája. Magától már csak a böngésző jelzésére folytatjuk.',
    },
    found: { description: 'A portál újra válaszol: folytatjuk, ami elakadt.', type: 'final' },
  },
})
