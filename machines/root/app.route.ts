import { errorOf, eventOutput } from '../actors/call'
import { routeOf } from '../routes'
import { isContractorIn } from '../signedIn'
import { paymentReturnStates } from './app.payment'
import { contractRouteOf } from './app.productLines'
import { appSetup } from './app.setup'
import { signInStates } from './app.signIn'
import { loadModuleState, routeTransitions, sessionTransitions, settingsTransitions } from './app.transitions'

/** The route region of the running portal: the screen for each address. */
export const placeRegion = appSetup.createStateConfig({
  description: 'Hol jár az ügyfél.',
  initial: 'arriving',
  on: {
    'session.expired': {
      guard: 'isSignedIn',
      target: '.sessionOver',
      actions: ['keepDrafts', 'expire', 'useSession'],
    },
    'logout.failed': { guard: 'hasJustLoggedOut', actions: 'sayLogoutFailed' },
    'tile.chosen': { actions: { type: 'trackTile', params: ({ event }) => event } },
  },
  states: {
    arriving: {
      description: 'Eldől, mit lát az ügyfél ezen a címen.',
      tags: 'busy',
      entry: 'settlePayment',
      always: [
        { guard: { type: 'isAt', params: 'home' }, target: 'openingHome' },
        { guard: { type: 'isAt', params: 'notFound' }, target: 'notFound' },
        { guard: { type: 'isAt', params: 'paymentReturn' }, target: 'openingPaymentReturn' },
        { guard: 'isPastSignIn', actions: 'goToProductLine', target: 'inContract' },
        { guard: { type: 'isAt', params: 'auth' }, target: 'openingSignIn' },
        { guard: { type: 'isAt', params: 'phoneRequest' }, target: 'openingPhoneRequest' },
        { guard: 'isInOwnSecurity', target: 'openingSecurity' },
        { guard: 'isInOwnProductLine', target: 'inContract' },
        { guard: 'isSignedIn', target: 'confirmingSwitch' },
        { target: 'openingSignIn', actions: ['goToSignIn', 'keepRequestedRoute'] },
      ],
    },
    openingHome: {
      ...sessionTransitions,
      description: 'A kezdőlap betöltődik.',
      tags: 'busy',
      invoke: {
        id: 'openHome',
        src: 'openHome',
        input: ({ context: { session } }) => ({ session }),
        onDone: { target: 'home', actions: { type: 'keepPendingWork', params: eventOutput } },
        onError: { target: 'loadFailed', actions: { type: 'keepTechnicalError', params: errorOf } },
      },
    },
    home: {
      ...sessionTransitions,
      description: 'A kezdőlap: az ügyfél biztosítást vagy űrlapot választ.',
      entry: 'refreshContracts',
      // The list of contracts shows each contract's debt, so the list is loaded again when the customer returns to the
      // page.
      invoke: { id: 'watchFront', src: 'watchFront' },
      on: {
        ...sessionTransitions.on,
        'page.shown': { actions: 'refreshContracts' },
        'selection.made': { guard: 'isSelecting', target: 'leaving' },
      },
    },
    notFound: { ...sessionTransitions, description: 'Ezen a címen nincs semmi.' },
    ...signInStates,
    ...paymentReturnStates,
    openingSecurity: {
      ...loadModuleState('security', 'changingSecurity'),
      description: 'A biztonsági beállítások betöltődnek.',
      on: settingsTransitions,
    },
    changingSecurity: {
      description: 'Az ügyfél a belépéshez használt telefonszámát vagy e-mail-címét módosítja.',
      on: settingsTransitions,
      invoke: {
        id: 'security',
        src: 'security',
        onDone: { target: 'arriving', actions: 'goToProductLine' },
      },
    },
    openingSession: {
      ...routeTransitions,
      description: 'Sikerült a belépés: betöltődik, ami a szerződéshez kell.',
      tags: 'busy',
      invoke: {
        id: 'openSession',
        src: 'openSession',
        input: ({ context }) => ({ signedIn: context.signedIn }),
        onDone: [
          {
            guard: { type: 'opens', params: ({ event }) => ({ opened: event.output, as: 'open' }) },
            target: 'arriving',
            actions: [
              { type: 'startSession', params: eventOutput },
              'forgetTyped',
              'settleDrafts',
              'useSession',
              'forgetEnd',
              'keepRequestedRoute',
            ],
          },
          { target: 'loadFailed', actions: 'refuseToken' },
        ],
        onError: { target: 'loadFailed', actions: { type: 'keepTechnicalError', params: errorOf } },
      },
    },
    inContract: {
      description: 'Az ügyfél egy szerződését intézi.',
      invoke: {
        id: 'contract',
        src: 'contract',
        input: ({ context }) => ({
          contractNumber: context.session?.contractNumber ?? '',
          isContractor: context.session === null || isContractorIn(context.session),
          route: contractRouteOf(context.route),
        }),
        onDone: [
          {
            guard: { type: 'isPaymentTold', params: eventOutput },
            target: 'loggingOut',
            actions: { type: 'goOut', params: eventOutput },
          },
          {
            guard: { type: 'endsSession', params: eventOutput },
            target: 'leaving',
            actions: [{ type: 'goOut', params: eventOutput }, 'findDrafts'],
          },
          { target: 'arriving', actions: [{ type: 'goOut', params: eventOutput }, 'findDrafts'] },
        ],
      },
      on: {
        'contract.moved': {
          actions: [{ type: 'follow', params: ({ event }) => event }, 'settlePayment', 'findDrafts'],
        },
        'location.requested': {
          actions: {
            type: 'requestDeparture',
            params: ({ event }) => ({ type: 'place', route: routeOf(event.address) }),
          },
        },
        'logout.requested': { actions: { type: 'requestDeparture', params: { type: 'logout' } } },
        'switch.requested': {
          guard: 'maySwitch',
          actions: {
            type: 'requestDeparture',
            params: ({ event }) => ({ type: 'contract', contractNumber: event.contractNumber }),
          },
        },
      },
    },
    confirmingSwitch: {
      description: 'Más biztosításhoz a jelenlegi szerződést el kell hagyni: megkérdezzük.',
      on: {
        'switch.confirmed': [
          // In a DÁP session, a logout from the contract leads to the session's list of contracts, where the customer
          // can choose another contract.
          { guard: 'isDapSession', target: 'loggingOut' },
          {
            target: 'arriving',
            actions: ['logOutAtInsurer', 'noteEnd', 'endSession', 'useSession', 'forgetDrafts', 'sayLoggedOut'],
          },
        ],
        'switch.declined': { target: 'arriving', actions: 'goToProductLine' },
        'location.requested': sessionTransitions.on['location.requested'],
        'logout.requested': sessionTransitions.on['logout.requested'],
        'switch.requested': sessionTransitions.on['switch.requested'],
      },
    },
    leaving: {
      description: 'Az ügyfél kilépne: eldől, van-e be nem küldött ügye, amelyet félig kitöltött vagy már kifizetett.',
      always: [
        { guard: 'leavesPaid', target: 'confirmingLogout' },
        { guard: 'leavesHalfFilled', target: 'confirmingLogout' },
        { target: 'loggingOut' },
      ],
    },
    confirmingLogout: {
      description: 'Van be nem küldött ügy, félig kitöltve vagy már kifizetve: kilépés előtt megkérdezzük az ügyfelet.',
      on: {
        'logout.confirmed': 'loggingOut',
        'logout.declined': { target: 'arriving', actions: 'dropSwitch' },
        'location.requested': {
          target: 'arriving',
          actions: [{ type: 'go', params: ({ event }) => event.address }, 'forgetWanted', 'keepRequestedRoute'],
        },
        'switch.requested': {
          guard: 'maySwitch',
          actions: { type: 'keepSwitch', params: ({ event }) => event.contractNumber },
        },
      },
    },
    loggingOut: {
      description: 'Kijelentkezés: ezen a lapon azonnal bezárul a portál, a biztosító a háttérben értesül róla.',
      entry: ['logOutAtInsurer', 'noteEnd'],
      always: [
        {
          guard: 'isDapSession',
          target: 'arriving',
          actions: ['goToList', 'endSession', 'useSession', 'forgetDrafts'],
        },
        { target: 'arriving', actions: ['endSession', 'useSession', 'forgetDrafts', 'goHome', 'sayLoggedOut'] },
      ],
    },
    sessionOver: {
      ...routeTransitions,
      description: 'A munkamenet lejárt. Ami be volt írva, megmarad.',
      on: {
        ...routeTransitions.on,
        'signIn.requested': { target: 'openingSignIn', actions: ['goToSignIn', 'keepRequestedRoute'] },
      },
    },
    loadFailed: {
      ...sessionTransitions,
      description: 'A portál egy része nem töltődött be; újra lehet próbálni.',
      invoke: {
        id: 'networkBack',
        src: 'networkBack',
        onDone: [{ guard: 'isOpeningSession', target: 'openingSession' }, { target: 'arriving' }],
      },
      on: {
        ...sessionTransitions.on,
        'load.retried': [{ guard: 'isOpeningSession', target: 'openingSession' }, { target: 'arriving' }],
      },
    },
  },
})
