import { errorOf, eventOutput } from '../actors/call'
import { digest } from '../digest'
import { routeOf } from '../routes'
import { requestedRouteOf } from './app.productLines'
import { placeRegion } from './app.route'
import { appSetup } from './app.setup'

/**
 * The root machine: start-up, session and route. It invokes the machines of all other flows (specification, sections 2
 * and 4).
 */
export const appMachine = appSetup.createMachine({
  id: 'app',
  description: 'Az ügyfélportál: indulás, munkamenet és hely.',
  context: ({ input }) => ({
    configuration: null,
    route: routeOf(input.address),
    ...requestedRouteOf(input),
    session: null,
    signedIn: null,
    expired: false,
    hadDrafts: false,
    isPaymentKept: false,
    dirty: false,
    notice: null,
    switchTo: null,
    pendingWork: null,
    payments: [],
    halfFilled: [],
    technicalError: null,
    kept: { login: null, dap: null, identification: null, canOpenHere: false },
    phoneRequest: null,
  }),
  initial: 'loadingConfiguration',
  states: {
    loadingConfiguration: {
      description: 'Betöltjük a portál beállításait.',
      tags: 'busy',
      invoke: {
        id: 'loadConfiguration',
        src: 'loadConfiguration',
        onDone: { target: 'loadingTexts', actions: { type: 'keepConfiguration', params: eventOutput } },
        onError: { target: 'configurationFailed', actions: { type: 'keepTechnicalError', params: errorOf } },
      },
    },
    configurationFailed: {
      description: 'A beállítások hiányoznak vagy hibásak; újra lehet próbálni.',
      invoke: { id: 'networkBackForConfiguration', src: 'networkBack', onDone: 'loadingConfiguration' },
      on: { 'start.retried': 'loadingConfiguration' },
    },
    loadingTexts: {
      description: 'Betöltjük a szövegeket.',
      tags: 'busy',
      invoke: {
        id: 'loadTexts',
        src: 'loadTexts',
        onDone: [{ guard: 'isMocked', target: 'startingMock' }, { target: 'restoringSession' }],
        onError: { target: 'textsFailed', actions: { type: 'keepTechnicalError', params: errorOf } },
      },
    },
    textsFailed: {
      description: 'A szövegek hiányoznak vagy hibásak; újra lehet próbálni.',
      invoke: { id: 'networkBackForTexts', src: 'networkBack', onDone: 'loadingTexts' },
      on: { 'start.retried': 'loadingTexts' },
    },
    startingMock: {
      description: 'Elindul a szimulált biztosító a lapon.',
      tags: 'busy',
      invoke: {
        id: 'startMock',
        src: 'startMock',
        onDone: 'restoringSession',
        onError: { target: 'mockFailed', actions: { type: 'keepTechnicalError', params: errorOf } },
      },
    },
    mockFailed: {
      description: 'A szimulált biztosító nem indult el; újra lehet próbálni.',
      on: { 'start.retried': 'startingMock' },
    },
    restoringSession: {
      description: 'Ha az ügyfél ezen a lapon már belépett, belépve marad, hacsak közben le nem járt az ideje.',
      tags: 'busy',
      invoke: {
        id: 'restoreSession',
        src: 'openSession',
        input: { signedIn: null },
        onDone: [
          {
            guard: { type: 'opens', params: ({ event }) => ({ opened: event.output, as: 'over' }) },
            target: 'running',
            actions: [
              { type: 'keepSession', params: eventOutput },
              'keepDrafts',
              'expire',
              { type: 'keepEnded', params: eventOutput },
              'useSession',
            ],
          },
          {
            guard: { type: 'opens', params: ({ event }) => ({ opened: event.output, as: 'ended' }) },
            target: 'running',
            actions: ['expire', { type: 'keepEnded', params: eventOutput }, 'useSession'],
          },
          { target: 'running', actions: [{ type: 'keepSession', params: eventOutput }, 'settleDrafts', 'useSession'] },
        ],
        onError: { target: 'sessionFailed', actions: { type: 'keepTechnicalError', params: errorOf } },
      },
    },
    sessionFailed: {
      description: 'Az ügyfél be van lépve, de ami ehhez kell, nem töltődött be; újra lehet próbálni.',
      invoke: { id: 'networkBackForSession', src: 'networkBack', onDone: 'restoringSession' },
      on: { 'start.retried': 'restoringSession' },
    },
    running: {
      description: 'A portál működik.',
      type: 'parallel',
      states: {
        session: {
          description: 'A munkamenet.',
          initial: 'signedOut',
          states: {
            signedOut: {
              description: 'Senki sincs belépve.',
              always: { guard: 'isSignedIn', target: 'signedIn' },
              // Half an hour after the session has expired, deletes its drafts and the older drafts that were set
              // aside.
              invoke: { id: 'forgetDraftsInTime', src: 'forgetDraftsInTime' },
              initial: 'draftsKept',
              states: {
                draftsKept: {
                  description: 'Ha lejárt egy munkamenet, ami be volt írva, a lejáratától fél óráig megmarad.',
                  on: { 'drafts.forgotten': 'draftsForgotten' },
                },
                draftsForgotten: {
                  description: 'Letelt a fél óra: ami be volt írva, törlődött.',
                },
              },
            },
            signedIn: {
              description: 'Az ügyfél belépett; a munkamenet egy idő után lejár.',
              always: { guard: 'isSignedOut', target: 'signedOut' },
              on: {
                'payments.found': { actions: { type: 'keepPayments', params: ({ event }) => event.payments } },
                'payment.dismissed': { actions: { type: 'dismissPayment', params: ({ event }) => event } },
                // The client has dropped the refused token, but a renewal without an answer is repeated with it.
                'token.refused': { actions: ['useSession', 'tellTokenRefused'] },
                'drafts.found': { actions: { type: 'keepHalfFilled', params: ({ event }) => event.halfFilled } },
              },
              invoke: [
                { id: 'forgetDraftsAsideInTime', src: 'forgetDraftsInTime' },
                {
                  id: 'watchUnsent',
                  src: 'watchUnsent',
                  input: ({ context }) => ({ session: context.session }),
                },
                {
                  id: 'session',
                  src: 'session',
                  input: ({ context: { session } }) => ({
                    expiresAt: session?.expiresAt ?? null,
                    renewalKey: digest(session?.accessToken ?? ''),
                  }),
                  onDone: [
                    {
                      guard: { type: 'isRenewed', params: eventOutput },
                      target: 'signedIn',
                      reenter: true,
                      actions: [{ type: 'renewSession', params: eventOutput }, 'useSession'],
                    },
                    { actions: 'raiseSessionEnd' },
                  ],
                },
              ],
              initial: 'choosing',
              states: {
                choosing: {
                  description: 'Eldől, van-e az ügyfélnek listája a szerződéseiről.',
                  always: [{ guard: 'isDapSession', target: 'amongOthers' }, { target: 'alone' }],
                },
                alone: { description: 'Az ügyfél egy szerződésébe lépett be.' },
                amongOthers: {
                  description: 'DÁP-os belépés: az ügyfél többi szerződése is ismert, és át lehet váltani rájuk.',
                  invoke: { id: 'contracts', src: 'contracts' },
                },
              },
            },
          },
        },
        place: placeRegion,
      },
    },
  },
})
