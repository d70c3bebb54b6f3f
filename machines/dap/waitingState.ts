import { technicalErrorTypeOf } from '../../src/api/technicalError'
import { errorOf, eventOutput } from '../actors/call'
import { dapSetup } from './dap.setup'
import type { DapStatus } from './dap.types'
import { CONNECTION_PATIENCE, pollPause, reconnectPause, SILENCE_PATIENCE } from './pauses'
import { sessionInput, sessionOverTransition, unauthorizedTransition } from './session'

const codeOpenedTransition = { guard: { type: 'hasStatus', params: 'IN_PROGRESS' }, target: 'opened' } as const

/**
 * Transitions while a QR code is shown: the phone opens the sign-in, the code expires, or the customer requests another
 * code.
 */
const shownCodeState = dapSetup.createStateConfig({
  always: [codeOpenedTransition, { guard: { type: 'hasStatus', params: 'EXPIRED' }, target: 'overdue' }],
  on: { 'code.requested': { target: 'fetching', actions: 'askForCode' } },
})

/** State of the QR code. Loads the code, shows it, and replaces an expired one. */
const code = dapSetup.createStateConfig({
  description: 'A QR-kód, amelyet a telefon olvas be.',
  initial: 'choosing',
  states: {
    choosing: {
      description: 'Eldől, van-e még érvényes QR-kód, vagy kell-e egyáltalán.',
      always: [
        codeOpenedTransition,
        { guard: 'isTimed', target: 'timed' },
        { guard: 'hasCode', target: 'lasting' },
        { target: 'fetching' },
      ],
    },
    fetching: {
      description: 'A biztosító új QR-kódot ad.',
      always: codeOpenedTransition,
      invoke: {
        id: 'getCode',
        src: 'getCode',
        input: sessionInput,
        onDone: [
          sessionOverTransition,
          {
            guard: { type: 'showsCode', params: eventOutput },
            target: 'choosing',
            actions: [{ type: 'keepCode', params: eventOutput }, 'save'],
          },
          { target: 'failed', actions: { type: 'keepCodeFault', params: 'brokenAnswer' } },
        ],
        onError: [
          unauthorizedTransition,
          {
            target: 'failed',
            actions: { type: 'keepCodeFault', params: ({ event }) => technicalErrorTypeOf(event.error) },
          },
        ],
      },
    },
    timed: {
      ...shownCodeState,
      description: 'Látszik a QR-kód, és hogy meddig érvényes.',
      invoke: {
        id: 'codeEnd',
        src: 'sleep',
        input: ({ context }) => ({ until: context.code?.until ?? 0 }),
        onDone: 'overdue',
      },
    },
    lasting: {
      ...shownCodeState,
      description: 'Látszik a QR-kód; nem tudni, meddig érvényes.',
    },
    overdue: {
      description: 'A QR-kód lejárt: új kell, amint az ügyfél látja a lapot.',
      always: [codeOpenedTransition, { guard: 'needsCode', target: 'fetching' }],
    },
    failed: {
      description: 'Nem jött új QR-kód; újra lehet kérni.',
      always: codeOpenedTransition,
      invoke: { id: 'networkBackForCode', src: 'networkBack', onDone: { target: 'fetching', actions: 'forgetAsking' } },
      on: { 'code.requested': { target: 'fetching', actions: 'askForCode' } },
    },
    opened: {
      description: 'Az ügyfél a telefonján már megnyitotta a belépést: a QR-kódra nincs szükség.',
      entry: 'forgetAsking',
      always: [
        { guard: { type: 'hasStatus', params: 'STARTED' }, target: 'choosing' },
        { guard: { type: 'hasStatus', params: 'EXPIRED' }, target: 'overdue' },
      ],
    },
  },
})

const polledStatusTransition = {
  guard: { type: 'answered', params: eventOutput },
  actions: [{ type: 'keepPolledStatus', params: eventOutput }, 'save'],
} as const

/** Asks for the sign-in's status once, and goes on to `target` unless the sign-in is over. */
const askStatus = <const Id extends string, const Target extends string>(id: Id, target: Target) =>
  ({
    id,
    src: 'getStatus',
    input: sessionInput,
    onDone: [sessionOverTransition, { ...polledStatusTransition, target }, { target }],
    onError: [unauthorizedTransition, { target }],
  }) as const

/** Actions after the WebSocket reports a status: on connecting, and at each change of the status. */
const statusActions = [
  { type: 'keepStatus', params: ({ event }: { readonly event: { readonly status: DapStatus } }) => event.status },
  'save',
] as const

/** State that receives the sign-in's status: through a WebSocket, or by polling if connections fail. */
const status = dapSetup.createStateConfig({
  description: 'Honnan tudjuk, hol tart a belépés.',
  initial: 'watching',
  states: {
    watching: {
      description: 'Az ügyfél látja a lapot, ezért figyelünk.',
      initial: 'connected',
      invoke: { id: 'pageHidden', src: 'pageHidden', onDone: 'hidden' },
      states: {
        returning: {
          description: 'Az ügyfél visszatért a lapra: azonnal megkérdezzük, hol tart a belépés.',
          entry: 'connectAnew',
          invoke: askStatus('askAtOnce', 'connected'),
        },
        connected: {
          description: 'Élő kapcsolaton jön hír a belépésről.',
          initial: 'connecting',
          invoke: {
            id: 'statusSocket',
            src: 'statusSocket',
            input: ({ context }) => ({ websocketId: context.session?.websocketId ?? '' }),
          },
          on: { 'socket.refused': '#dap.over' },
          states: {
            connecting: {
              description: 'Az élő kapcsolat épül: akkor áll, ha megmondta, hol tart a belépés.',
              invoke: {
                id: 'connectionPatience',
                src: 'pause',
                input: { length: CONNECTION_PATIENCE },
                onDone: { target: '#dap.waiting.status.watching.lost', actions: ['countFailure', 'countLoss'] },
              },
              on: {
                'status.told': { target: 'listening', actions: ['countConnection', ...statusActions] },
                'socket.lost': {
                  target: '#dap.waiting.status.watching.lost',
                  actions: ['countFailure', 'countLoss'],
                },
              },
            },
            listening: {
              description: 'Az élő kapcsolat áll.',
              initial: 'hearing',
              on: {
                'status.told': { target: '.hearing', actions: statusActions },
                'socket.lost': { target: '#dap.waiting.status.watching.lost', actions: 'countLoss' },
              },
              states: {
                hearing: {
                  description: 'Nemrég jött hír.',
                  invoke: {
                    id: 'silencePatience',
                    src: 'pause',
                    input: { length: SILENCE_PATIENCE },
                    onDone: 'checking',
                  },
                },
                checking: {
                  description:
                    'Fél perce nem jött hír, a kapcsolat meg is szakadhatott: megkérdezzük, hol tart a belépés.',
                  invoke: askStatus('checkStatus', 'hearing'),
                },
              },
            },
          },
        },
        lost: {
          description: 'Eldől, az élő kapcsolatot próbáljuk-e újra, vagy inkább kérdezgetünk.',
          always: [{ guard: 'hasFailedOften', target: 'asking' }, { target: 'reconnecting' }],
        },
        reconnecting: {
          description: 'Az élő kapcsolat megszakadt; kis szünet után újra kapcsolódunk.',
          invoke: {
            id: 'reconnectPause',
            src: 'retryPause',
            input: ({ context }) => ({ length: reconnectPause(context.losses) }),
            onDone: 'connected',
          },
        },
        asking: {
          description: 'Élő kapcsolat nem lehetséges: megkérdezzük, hol tart a belépés.',
          entry: 'countPoll',
          invoke: {
            id: 'ask',
            src: 'getStatus',
            input: sessionInput,
            onDone: [sessionOverTransition, { ...polledStatusTransition, target: 'pausing' }, { target: 'pausing' }],
            onError: [
              unauthorizedTransition,
              { target: 'pausing', actions: { type: 'keepTechnicalError', params: errorOf } },
            ],
          },
        },
        pausing: {
          description: 'Kis szünet után újra kérdezünk; a szünetek egyre hosszabbak.',
          invoke: {
            id: 'pollPause',
            src: 'retryPause',
            input: ({ context }) => ({ length: pollPause(context.polls) }),
            onDone: 'asking',
          },
        },
      },
    },
    hidden: {
      description: 'Az ügyfél nem látja a lapot: se kapcsolat, se kérdés, amíg vissza nem tér.',
      invoke: { id: 'pageShown', src: 'pageShown', onDone: 'watching.returning' },
    },
  },
})

/** State while the customer continues on the phone. The QR code and the status are parallel child states. */
export const waitingState = dapSetup.createStateConfig({
  description: 'Az ügyfél a telefonján, a DÁP alkalmazásban lép be; erre várunk.',
  type: 'parallel',
  entry: [{ type: 'tellList', params: false }, 'save'],
  always: [
    { guard: { type: 'hasStatus', params: 'IDENTIFIED' }, target: 'identified' },
    { guard: { type: 'hasStatus', params: 'REFUSED' }, target: 'refused' },
  ],
  states: { code, status },
})
