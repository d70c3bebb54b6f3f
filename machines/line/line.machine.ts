import { assign, fromPromise, setup } from 'xstate'
import { outcomeOf } from '../actors/call'
import type { LineContext, LineEvent, LineInput } from './line.types'

/** Shortest and longest pause between two requests to the portal (ms). */
const FIRST = 1_000
const LONGEST = 15_000

/** A file that fails this soon after the network was found (ms) fails for another reason. */
const SOON = 60_000

/** The time before a file is requested again (ms). It doubles each time. */
const restOf = ({ failed, sinceFound, lastRest }: LineInput): number =>
  failed === 'file' && sinceFound < SOON + lastRest ? Math.max(LONGEST, 2 * lastRest) : 0

/**
 * One wait for the network after a failure. Browsers often do not report that the network is back, for example after a
 * tunnel or to a frozen page. So the portal's own server is polled. `src/app/watchLine.ts` provides `look` and `rest`.
 */
export const lineMachine = setup({
  types: {
    context: {} as LineContext,
    events: {} as LineEvent,
    input: {} as LineInput,
  },
  actors: {
    /** The portal's answer once the page is visible: `true` if it answers. */
    look: fromPromise<boolean>(async () => true),
    rest: fromPromise<void, { readonly length: number }>(async () => undefined),
  },
  guards: {
    isThere: (_, isThere: boolean) => isThere,
    isBack: ({ context }, isThere: boolean) => isThere && context.isGone,
    failsAgain: ({ context }, isThere: boolean) => isThere && context.rest > 0,
  },
  actions: {
    noteGone: assign({ isGone: true }),
    lengthenPause: assign(({ context: { pause } }) => ({ pause: Math.min(2 * pause, LONGEST) })),
  },
}).createMachine({
  id: 'line',
  description: 'Mi történik, ha megszakad a hálózat.',
  context: ({ input }) => ({
    rest: restOf(input),
    pause: FIRST,
    isGone: input.failed !== 'other' && restOf(input) === 0,
  }),
  initial: 'looking',
  on: { 'browser.online': '.told', 'wait.ended': '.over' },
  states: {
    looking: {
      description: 'Valami nem jött meg. Megkérdezzük a portált, válaszol-e, amint az ügyfél látja a lapot.',
      invoke: {
        id: 'look',
        src: 'look',
        onDone: [
          { guard: { type: 'isBack', params: outcomeOf }, target: 'found' },
          { guard: { type: 'failsAgain', params: outcomeOf }, target: 'resting' },
          { guard: { type: 'isThere', params: outcomeOf }, target: 'elsewhere' },
          { target: 'gone' },
        ],
        onError: 'gone',
      },
    },
    gone: {
      description:
        'Nincs hálózat. Szünetet tartunk: előbb egy másodpercet, aztán mindig kétszer annyit, legfeljebb tizenötöt.',
      invoke: {
        id: 'retry',
        src: 'rest',
        input: ({ context }) => ({ length: context.pause }),
        onDone: 'lookingAgain',
        onError: 'lookingAgain',
      },
      on: {
        'portal.answered': 'found',
        'portal.silent': { target: 'gone', reenter: true, actions: 'lengthenPause' },
      },
    },
    lookingAgain: {
      description: 'Letelt a szünet. Újra megkérdezzük a portált, amint az ügyfél látja a lapot.',
      invoke: {
        id: 'nextLook',
        src: 'look',
        onDone: [
          { guard: { type: 'isThere', params: outcomeOf }, target: 'found' },
          { target: 'gone', actions: 'lengthenPause' },
        ],
        onError: { target: 'gone', actions: 'lengthenPause' },
      },
    },
    resting: {
      description:
        'A portál válaszol, de a fájl újra elakad. Előbb tizenöt másodpercig várunk, aztán mindig kétszer annyi ideig, és újra kérjük.',
      invoke: {
        id: 'rest',
        src: 'rest',
        input: ({ context }) => ({ length: context.rest }),
        onDone: { target: 'looking', actions: 'noteGone' },
        onError: { target: 'looking', actions: 'noteGone' },
      },
    },
    elsewhere: {
      description: 'A portál válaszol, tehát nem a hálózat hibája. Magától már csak a böngésző jelzésére folytatjuk.',
    },
    found: { description: 'A portál újra válaszol: folytatjuk, ami elakadt.', type: 'final' },
    told: { description: 'A böngésző jelzi, hogy van hálózat: folytatjuk, ami elakadt.', type: 'final' },
    over: { description: 'Már semmi sem vár a hálózatra.', type: 'final' },
  },
})
