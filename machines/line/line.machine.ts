import { assign, fromPromise, setup } from 'xstate'
import { outcomeOf } from '../actors/call'
import type { LineContext, LineEvent, LineInput } from './line.types'

/**
 * One wait for the network, after something failed. Browsers seldom report that a network is back: they do not after a tunnel,
 * or to a page that was frozen. So the portal itself is asked. `src/app/watchLine.ts` provides `look` and `rest`.
 */
export const lineMachine = setup({
  types: {
    context: {} as LineContext,
    events: {} as LineEvent,
    input: {} as LineInput,
  },
  actors: {
    /** The next answer about the portal: `true` if it answers. `isAtOnce` asks without a pause. */
    look: fromPromise<boolean, { readonly isAtOnce: boolean }>(async () => true),
    rest: fromPromise<void, { readonly length: number }>(async () => undefined),
  },
  guards: {
    isThere: (_, isThere: boolean) => isThere,
    isBack: ({ context }, isThere: boolean) => isThere && context.isGone,
    isGiven: ({ context }, isThere: boolean) => isThere && context.given !== null,
  },
  actions: { noteGone: assign({ isGone: true }) },
}).createMachine({
  id: 'line',
  description: 'Mi történik, ha megszakad a hálózat.',
  context: ({ input: { given } }) => ({ given, isGone: given === 0 }),
  initial: 'looking',
  on: { 'browser.online': '.told', 'wait.ended': '.over' },
  states: {
    looking: {
      description: 'Valami nem jött meg. Megkérdezzük a portált, válaszol-e, amint az ügyfél látja a lapot.',
      invoke: {
        id: 'look',
        src: 'look',
        input: { isAtOnce: true },
        onDone: [
          { guard: { type: 'isBack', params: outcomeOf }, target: 'found' },
          { guard: { type: 'isGiven', params: outcomeOf }, target: 'resting' },
          { guard: { type: 'isThere', params: outcomeOf }, target: 'elsewhere' },
          { target: 'gone' },
        ],
        onError: 'gone',
      },
    },
    gone: {
      description: 'Nincs hálózat. Egyre ritkábban, egy és tizenöt másodperc közötti szünetekkel kérdezünk újra.',
      invoke: {
        id: 'nextLook',
        src: 'look',
        input: { isAtOnce: false },
        onDone: [
          { guard: { type: 'isThere', params: outcomeOf }, target: 'found' },
          { target: 'gone', reenter: true },
        ],
        onError: { target: 'gone', reenter: true },
      },
    },
    resting: {
      description:
        'A portál válaszol, de a fájl újra meg újra elakad. Egyre hosszabb ideig várunk, mielőtt újra kérjük.',
      invoke: {
        id: 'rest',
        src: 'rest',
        input: ({ context }) => ({ length: context.given ?? 0 }),
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
