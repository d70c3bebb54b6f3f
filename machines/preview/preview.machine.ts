import { assign, sendParent, setup } from 'xstate'
import type { Endpoint, Outcome } from '../../src/api/endpoint'
import { anyCallActor, eventOutput } from '../actors/call'
import { pause, retryPause } from '../actors/pause'
import { asParsed, type Previewed } from '../case/definition/parsed'
import type { PreviewAnswered, PreviewAsked, PreviewContext } from './preview.types'

/** Pause after the last change before the preview is loaded (ms), so that not every key press causes a call. */
export const PREVIEW_PAUSE = 400

/** Pause before a failed call is repeated (ms). */
export const PREVIEW_RETRY_PAUSE = 10_000

type AnyOutcome = Outcome<unknown, { readonly code: string }>

/**
 * Loads the effects of the answers while the customer fills in the form, for example a premium or a refund. Only the
 * answer to the last request is used. The form never waits for the preview, and a failed call is repeated without a
 * message.
 */
export const previewMachine = (endpoint: Endpoint) =>
  setup({
    types: {
      context: {} as PreviewContext,
      events: {} as PreviewAsked,
      tags: {} as 'busy',
    },
    actors: {
      // `defineCase` has checked the input against the endpoint.
      ask: anyCallActor(endpoint),
      pause,
      retryPause,
    },
    guards: {
      isSomething: (_, input: object | null) => input !== null,
      answered: (_, outcome: AnyOutcome) => outcome.ok,
    },
    actions: {
      preserveInput: assign((_, input: object | null) => ({ input })),
      keepData: assign((_, outcome: AnyOutcome) => ({ data: outcome.ok ? asParsed<Previewed>(outcome.data) : null })),
      tellData: sendParent(
        ({ context }, outcome: AnyOutcome): PreviewAnswered => ({
          type: 'preview.answered',
          input: context.input ?? {},
          data: asParsed<Previewed>(outcome.ok ? outcome.data : null),
        }),
      ),
      forgetData: assign({ data: null }),
    },
  }).createMachine({
    id: 'preview',
    description: 'Előnézet a válaszok megadása közben. Senkinek sem kell megvárnia.',
    context: { input: null, data: null },
    initial: 'idle',
    on: {
      'preview.asked': [
        {
          guard: { type: 'isSomething', params: ({ event }) => event.input },
          target: '.settling',
          actions: { type: 'preserveInput', params: ({ event }) => event.input },
        },
        { target: '.idle', actions: [{ type: 'preserveInput', params: null }, 'forgetData'] },
      ],
    },
    states: {
      idle: { description: 'Még nincs mit előre megmutatni.' },
      settling: {
        description: 'Kivárjuk, amíg az ügyfél egy pillanatra megáll.',
        tags: 'busy',
        invoke: { id: 'settle', src: 'pause', input: { length: PREVIEW_PAUSE }, onDone: 'asking' },
      },
      asking: {
        description: 'A biztosító kiszámolja, mivel járnának a mostani válaszok.',
        tags: 'busy',
        invoke: {
          id: 'ask',
          src: 'ask',
          input: ({ context }) => context.input ?? {},
          onDone: [
            {
              guard: { type: 'answered', params: eventOutput },
              target: 'shown',
              actions: [
                { type: 'keepData', params: eventOutput },
                { type: 'tellData', params: eventOutput },
              ],
            },
            { target: 'refused', actions: 'forgetData' },
          ],
          onError: 'failed',
        },
      },
      shown: { description: 'Látszik, mivel járnának a válaszok.' },
      refused: { description: 'Ezekkel a válaszokkal a biztosító nem tud előre számolni.' },
      failed: {
        description: 'Nem jött válasz; csendben újra megkérdezzük.',
        entry: 'forgetData',
        invoke: { id: 'retry', src: 'retryPause', input: { length: PREVIEW_RETRY_PAUSE }, onDone: 'asking' },
      },
    },
  })
