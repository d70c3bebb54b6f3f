import { assign, fromPromise, setup } from 'xstate'
import { eventOutput } from '../actors/call'
import type { ReleaseContext, ReleaseEvent, ReleaseInput } from './release.types'

/** Shortest time between two requests for the server's current release (ms). */
const REQUEST_INTERVAL = 5 * 60_000

/**
 * Watches for a new release of the portal while the page is open. If another release is delivered, the page is
 * reloaded, but never during a case or a sign-in. `src/app/followRelease.ts` provides `ask`, and reloads the page when
 * this machine is done.
 */
export const releaseMachine = setup({
  types: {
    context: {} as ReleaseContext,
    events: {} as ReleaseEvent,
    input: {} as ReleaseInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Tells if the server delivers another release than the one in this page. The default always returns `false`. */
    ask: fromPromise<boolean>(async () => false),
  },
  guards: {
    isDue: ({ context }, { at }: ReleaseEvent) => at - context.askedAt >= REQUEST_INTERVAL,
    isReplaced: (_, isReplaced: boolean) => isReplaced,
    // On these routes, the customer sees the same screen after a reload.
    isAtRest: (_, { route, dirty, notice }: ReleaseEvent) =>
      !dirty && notice === null && (route.name === 'caseSelect' || (route.name === 'home' && !route.selecting)),
  },
  actions: { keepAskedAt: assign((_, askedAt: number) => ({ askedAt })) },
}).createMachine({
  id: 'release',
  description: 'Mi történik, ha új kiadás jön ki, amíg a lap nyitva van.',
  context: ({ input }) => input,
  initial: 'current',
  states: {
    current: {
      description: 'Tudtunkkal a legújabb kiadás fut. Legfeljebb öt percenként, helyváltáskor kérdezünk rá.',
      on: {
        'place.changed': {
          guard: { type: 'isDue', params: ({ event }) => event },
          target: 'asking',
          actions: { type: 'keepAskedAt', params: ({ event }) => event.at },
        },
      },
    },
    asking: {
      description: 'Megkérdezzük, kijött-e új kiadás. Az ügyfél közben dolgozhat.',
      tags: 'busy',
      invoke: {
        id: 'ask',
        src: 'ask',
        onDone: [{ guard: { type: 'isReplaced', params: eventOutput }, target: 'replaced' }, { target: 'current' }],
        onError: 'current',
      },
    },
    replaced: {
      description: 'Kijött az új kiadás. Ügy és belépés közben nem váltunk, csak a kezdőlapon vagy a menüben.',
      on: { 'place.changed': { guard: { type: 'isAtRest', params: ({ event }) => event }, target: 'reloading' } },
    },
    reloading: { description: 'A lap újratöltődik az új kiadással.', type: 'final' },
  },
})
