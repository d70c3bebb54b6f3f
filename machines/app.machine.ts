import { errorOf, outcomeOf } from './actors/call'
import { appSetup, contractPlaceOf } from './app.setup'
import { placeOf } from './routes'

/** What a place without unsaved work makes of a request for another one. */
const freely = appSetup.createStateConfig({
  on: {
    'location.requested': {
      target: 'arriving',
      actions: [{ type: 'go', params: ({ event }) => event.address }, 'forgetWanted'],
    },
  },
})

/** The same where somebody may be signed in, and nothing of the contract is on the screen. */
const freelyOrOut = appSetup.createStateConfig({
  on: {
    ...freely.on,
    // Nothing is lost by it here, and the address names no contract to sign in to.
    'session.expired': { guard: 'isSignedIn', actions: ['endSession', 'useSession'] },
    'logout.requested': { guard: 'isSignedIn', target: 'loggingOut' },
  },
})

/** The portal: start-up, the session and the place. Every other flow is its child (specification, sections 2 and 4). */
export const appMachine = appSetup.createMachine({
  id: 'app',
  description: 'Az ügyfélportál: indulás, munkamenet és hely.',
  context: ({ input }) => ({
    configuration: null,
    place: placeOf(input.address),
    wanted: null,
    session: null,
    accessToken: null,
    expired: false,
    dirty: false,
    notice: null,
    fault: null,
    savedLogin: null,
  }),
  initial: 'loadingConfiguration',
  states: {
    loadingConfiguration: {
      description: 'Betöltjük a portál beállításait.',
      tags: 'busy',
      invoke: {
        id: 'loadConfiguration',
        src: 'loadConfiguration',
        onDone: { target: 'loadingTexts', actions: { type: 'keepConfiguration', params: outcomeOf } },
        onError: { target: 'configurationFailed', actions: { type: 'keepFault', params: errorOf } },
      },
    },
    configurationFailed: {
      description: 'A beállítások hiányoznak vagy hibásak; újra lehet próbálni.',
      on: { 'start.retried': 'loadingConfiguration' },
    },
    loadingTexts: {
      description: 'Betöltjük a szövegeket.',
      tags: 'busy',
      invoke: {
        id: 'loadTexts',
        src: 'loadTexts',
        onDone: [{ guard: 'isMocked', target: 'startingMock' }, { target: 'restoringSession' }],
        onError: { target: 'textsFailed', actions: { type: 'keepFault', params: errorOf } },
      },
    },
    textsFailed: {
      description: 'A szövegek hiányoznak vagy hibásak; újra lehet próbálni.',
      on: { 'start.retried': 'loadingTexts' },
    },
    startingMock: {
      description: 'Elindul a szimulált biztosító a lapon.',
      tags: 'busy',
      invoke: {
        id: 'startMock',
        src: 'startMock',
        onDone: 'restoringSession',
        onError: { target: 'mockFailed', actions: { type: 'keepFault', params: errorOf } },
      },
    },
    mockFailed: {
      description: 'A szimulált biztosító nem indult el; újra lehet próbálni.',
      on: { 'start.retried': 'startingMock' },
    },
    restoringSession: {
      description: 'Ha az ügyfél ezen a lapon már belépett, belépve marad.',
      tags: 'busy',
      invoke: {
        id: 'restoreSession',
        src: 'openSession',
        input: { accessToken: null },
        onDone: { target: 'running', actions: [{ type: 'keepSession', params: outcomeOf }, 'useSession'] },
        onError: { target: 'sessionFailed', actions: { type: 'keepFault', params: errorOf } },
      },
    },
    sessionFailed: {
      description: 'Az ügyfél be van lépve, de ami ehhez kell, nem töltődött be; újra lehet próbálni.',
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
            },
            signedIn: {
              description: 'Az ügyfél belépett; a munkamenet egy idő után lejár.',
              always: { guard: 'isSignedOut', target: 'signedOut' },
              invoke: {
                id: 'expiry',
                src: 'sleep',
                input: ({ context }) => ({ until: context.session?.expiresAt ?? 0 }),
                onDone: { actions: 'raiseExpired' },
              },
            },
          },
        },
        place: {
          description: 'Hol jár az ügyfél.',
          initial: 'arriving',
          on: {
            'session.expired': {
              guard: 'isSignedIn',
              target: '.sessionOver',
              actions: ['expire', 'useSession'],
            },
            'tile.chosen': { actions: { type: 'trackTile', params: ({ event }) => event } },
          },
          states: {
            arriving: {
              description: 'Eldől, mit lát az ügyfél ezen a címen.',
              tags: 'busy',
              always: [
                { guard: { type: 'isAt', params: 'home' }, target: 'openingHome' },
                { guard: { type: 'isAt', params: 'notFound' }, target: 'notFound' },
                { guard: 'isSignedInAtSignIn', actions: 'goToArea', target: 'inContract' },
                { guard: { type: 'isAt', params: 'auth' }, target: 'openingSignIn' },
                { guard: 'isInOwnArea', target: 'inContract' },
                { guard: 'isSignedIn', target: 'confirmingSwitch' },
                { target: 'openingSignIn', actions: 'goToSignIn' },
              ],
            },
            openingHome: {
              ...freelyOrOut,
              description: 'A kezdőlap betöltődik.',
              tags: 'busy',
              invoke: {
                id: 'openHome',
                src: 'openHome',
                onDone: 'home',
                onError: { target: 'loadFailed', actions: { type: 'keepFault', params: errorOf } },
              },
            },
            home: {
              ...freelyOrOut,
              description: 'A kezdőlap: az ügyfél biztosítást vagy űrlapot választ.',
              on: {
                ...freelyOrOut.on,
                'selection.made': { guard: 'isSelecting', target: 'loggingOut' },
              },
            },
            notFound: { ...freelyOrOut, description: 'Ezen a címen nincs semmi.' },
            openingSignIn: {
              ...freely,
              description: 'A belépés betöltődik.',
              tags: 'busy',
              invoke: {
                id: 'openSignIn',
                src: 'openSignIn',
                onDone: { target: 'signingIn', actions: { type: 'keepSavedLogin', params: outcomeOf } },
                onError: { target: 'loadFailed', actions: { type: 'keepFault', params: errorOf } },
              },
            },
            signingIn: {
              ...freely,
              description: 'Az ügyfél belép.',
              invoke: {
                id: 'login',
                src: 'login',
                input: ({ context }) => ({ saved: context.savedLogin, expired: context.expired }),
                onDone: { target: 'openingSession', actions: { type: 'keepToken', params: outcomeOf } },
              },
            },
            openingSession: {
              description: 'Sikerült a belépés: betöltődik, ami a szerződéshez kell.',
              tags: 'busy',
              invoke: {
                id: 'openSession',
                src: 'openSession',
                input: ({ context }) => ({ accessToken: context.accessToken }),
                onDone: [
                  {
                    guard: { type: 'isOpen', params: outcomeOf },
                    target: 'arriving',
                    actions: [{ type: 'startSession', params: outcomeOf }, 'useSession'],
                  },
                  { target: 'loadFailed', actions: 'refuseToken' },
                ],
                onError: { target: 'loadFailed', actions: { type: 'keepFault', params: errorOf } },
              },
            },
            inContract: {
              description: 'Az ügyfél egy szerződését intézi.',
              invoke: {
                id: 'contract',
                src: 'contract',
                input: ({ context }) => ({
                  contractNumber: context.session?.contractNumber ?? '',
                  place: contractPlaceOf(context.place),
                }),
                onDone: [
                  { guard: { type: 'isLogout', params: outcomeOf }, target: 'loggingOut' },
                  { target: 'arriving', actions: { type: 'goOut', params: outcomeOf } },
                ],
              },
              on: {
                'contract.moved': { actions: { type: 'follow', params: ({ event }) => event } },
                'location.requested': {
                  actions: {
                    type: 'requestDeparture',
                    params: ({ event }) => ({ type: 'place', place: placeOf(event.address) }),
                  },
                },
                'logout.requested': { actions: { type: 'requestDeparture', params: { type: 'logout' } } },
              },
            },
            confirmingSwitch: {
              description: 'Más biztosításhoz a jelenlegi szerződést el kell hagyni: megkérdezzük.',
              on: {
                'switch.confirmed': { target: 'arriving', actions: ['endSession', 'useSession', 'forgetDrafts'] },
                'switch.declined': { target: 'arriving', actions: 'goToArea' },
                'location.requested': freelyOrOut.on['location.requested'],
                'logout.requested': freelyOrOut.on['logout.requested'],
              },
            },
            loggingOut: {
              description: 'A kijelentkezés folyik.',
              tags: 'busy',
              // A session that ran out meanwhile makes no difference any more.
              on: { 'session.expired': {} },
              invoke: {
                id: 'logout',
                src: 'logout',
                onDone: {
                  target: 'arriving',
                  actions: ['endSession', 'useSession', 'forgetDrafts', 'goHome', 'sayLoggedOut'],
                },
              },
            },
            sessionOver: {
              ...freely,
              description: 'A munkamenet lejárt. Ami be volt írva, megmarad.',
              on: { ...freely.on, 'signIn.requested': { target: 'openingSignIn', actions: 'goToSignIn' } },
            },
            loadFailed: {
              ...freelyOrOut,
              description: 'A portál egy része nem töltődött be; újra lehet próbálni.',
              on: {
                ...freelyOrOut.on,
                'load.retried': [{ guard: 'hasToken', target: 'openingSession' }, { target: 'arriving' }],
              },
            },
          },
        },
      },
    },
  },
})
