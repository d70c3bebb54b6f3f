import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import { eventOutput } from '../actors/call'
import type { LineContext, LineEvent, PortalCheck, WaitBegan } from './line.types'
import { waitMachine } from './wait.machine'
import type { WaitEvent, WaitFound, WaitInput } from './wait.types'

/** Shortest and longest pause between two requests to the portal (ms). */
const FIRST_PAUSE = 1_000
const LONGEST_PAUSE = 15_000

/**
 * Tracks the network, and the actors that wait for it. Browsers often do not report that the network is back, e.g.
 * after a tunnel. So the machine polls the portal's server. `src/app/watchConnection.ts` implements `look` and `rest`.
 */
export const lineMachine = setup({
  types: {
    context: {} as LineContext,
    events: {} as LineEvent,
  },
  actors: {
    /** Waits until the page is visible, then sends a request to the portal. The output tells if the portal answered. */
    look: fromPromise<PortalCheck>(async () => ({ isThere: true, at: 0 })),
    rest: fromPromise<void, { readonly length: number }>(async () => undefined),
    wait: waitMachine,
  },
  guards: {
    isThere: (_, { isThere }: PortalCheck) => isThere,
    isLast: ({ context: { waits } }, id: string) => waits.every((waitId) => waitId === id),
  },
  actions: {
    startWait: assign(
      ({ context: { waits, foundAt, lastRest }, spawn }, { id, at, failed }: WaitBegan & Pick<WaitInput, 'failed'>) => {
        const sinceFound = foundAt === null ? Number.POSITIVE_INFINITY : at - foundAt
        spawn('wait', { id, input: { id, failed, sinceFound, lastRest } })
        return { waits: [...waits, id] }
      },
    ),
    dropWait: enqueueActions(({ context, enqueue }, id: string) => {
      enqueue.stopChild(id)
      enqueue.assign({ waits: context.waits.filter((waitId) => waitId !== id) })
    }),
    dropWaits: enqueueActions(({ context, enqueue }) => {
      for (const id of context.waits) enqueue.stopChild(id)
      enqueue.assign({ waits: [] })
    }),
    keepFound: assign((_, { at, rest }: WaitFound) => ({ foundAt: at, lastRest: rest })),
    forgetPause: assign({ pause: 0 }),
    lengthenPause: assign(({ context: { pause } }) => ({
      pause: pause === 0 ? FIRST_PAUSE : Math.min(2 * pause, LONGEST_PAUSE),
    })),
    tellWaits: enqueueActions(({ context, enqueue }, event: WaitEvent) => {
      for (const id of context.waits) enqueue.sendTo(id, event)
    }),
  },
}).createMachine({
  id: 'line',
  description: 'Mi történik, ha megszakad a hálózat.',
  context: { waits: [], pause: 0, foundAt: null, lastRest: 0 },
  type: 'parallel',
  on: {
    'browser.online': { target: '.connection.up', actions: 'dropWaits' },
    'wait.found': {
      target: '.files.whole',
      actions: [
        { type: 'keepFound', params: ({ event }) => event },
        { type: 'dropWait', params: ({ event }) => event.id },
      ],
    },
    'wait.ended': [
      {
        guard: { type: 'isLast', params: ({ event }) => event.id },
        target: '.connection.up',
        actions: { type: 'dropWait', params: ({ event }) => event.id },
      },
      { actions: { type: 'dropWait', params: ({ event }) => event.id } },
    ],
  },
  states: {
    connection: {
      description: 'A kapcsolat a portállal.',
      initial: 'up',
      states: {
        up: {
          description: 'Van kapcsolat. Ami a hálózatra várt, az folytatódik.',
          on: { 'portal.asked': { target: 'asking', actions: 'forgetPause' } },
        },
        asking: {
          description: 'Valami nem jött meg. Megkérdezzük a portált, válaszol-e, amint az ügyfél látja a lapot.',
          invoke: {
            id: 'look',
            src: 'look',
            onDone: [
              {
                guard: { type: 'isThere', params: eventOutput },
                target: 'up',
                actions: {
                  type: 'tellWaits',
                  params: ({ event }) => ({ type: 'portal.answered', at: event.output.at }),
                },
              },
              { target: 'down', actions: ['lengthenPause', { type: 'tellWaits', params: { type: 'portal.silent' } }] },
            ],
            onError: {
              target: 'down',
              actions: ['lengthenPause', { type: 'tellWaits', params: { type: 'portal.silent' } }],
            },
          },
          on: { 'portal.asked': { actions: 'forgetPause' } },
        },
        down: {
          description:
            'Nincs kapcsolat, figyeljük, mikor jön vissza. Szünetet tartunk: előbb egy másodpercet, aztán mindig kétszer annyit, legfeljebb tizenötöt.',
          invoke: {
            id: 'retry',
            src: 'rest',
            input: ({ context }) => ({ length: context.pause }),
            onDone: 'asking',
            onError: 'asking',
          },
          on: { 'portal.asked': { target: 'asking', actions: 'forgetPause' } },
        },
      },
    },
    files: {
      description: 'Az okozta-e a várakozást, hogy a portál egy fájlja nem jött meg.',
      initial: 'whole',
      states: {
        whole: {
          description: 'A portál fájljai megjönnek. Ami most akad el, annak más az oka.',
          on: {
            'file.failed': 'failed',
            'wait.began': {
              actions: {
                type: 'startWait',
                params: ({ event }) => ({
                  ...event,
                  failed: event.isPortal ? ('portal' as const) : ('other' as const),
                }),
              },
            },
          },
        },
        failed: {
          description: 'A portál egy fájlja most nem jött meg. Ami ugyanekkor kezd várni, az erre vár.',
          invoke: { id: 'moment', src: 'rest', input: { length: 0 }, onDone: 'whole', onError: 'whole' },
          on: {
            'wait.began': {
              actions: {
                type: 'startWait',
                params: ({ event }) => ({ ...event, failed: event.isPortal ? ('portal' as const) : ('file' as const) }),
              },
            },
          },
        },
      },
    },
  },
})
