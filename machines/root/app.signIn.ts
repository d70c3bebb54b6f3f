import { errorOf, outcomeOf } from '../actors/call'
import { productLineOf } from './app.productLines'
import { appSetup } from './app.setup'
import { loadModuleState, routeTransitions } from './app.transitions'

/** Transitions after any finished sign-in. */
const signedIn = [
  {
    guard: { type: 'needsIdentification', params: outcomeOf },
    target: 'openingIdentification',
    actions: { type: 'keepIdentification', params: outcomeOf },
  },
  {
    guard: { type: 'isSignIn', params: outcomeOf },
    target: 'openingSession',
    actions: { type: 'keepSignedIn', params: outcomeOf },
  },
] as const

/** The sign-ins: by number and second step, by DÁP app, through an identification, or with a requested phone call. */
export const signInStates = appSetup.createStateConfig({
  states: {
    openingSignIn: {
      ...routeTransitions,
      description: 'A belépés betöltődik.',
      tags: 'busy',
      invoke: {
        id: 'openSignIn',
        src: 'openSignIn',
        onDone: { target: 'choosingSignIn', actions: { type: 'keepSignIn', params: outcomeOf } },
        onError: { target: 'loadFailed', actions: { type: 'keepTechnicalError', params: errorOf } },
      },
    },
    choosingSignIn: {
      description: 'A belépés ott folytatódik, ahol ezen a lapon abbamaradt.',
      tags: 'busy',
      always: [
        { guard: 'awaitsIdentification', target: 'openingIdentification' },
        { guard: 'awaitsDap', target: 'openingDap' },
        { target: 'signingIn', actions: 'forgetDap' },
      ],
    },
    signingIn: {
      ...routeTransitions,
      description: 'Az ügyfél belép.',
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ context }) => ({
          saved: context.kept.login,
          expired: context.expired,
          productLine: productLineOf(context.route) ?? 'kgfb',
        }),
        onDone: [
          { guard: { type: 'isDapChosen', params: outcomeOf }, target: 'openingDap' },
          {
            guard: { type: 'isPhoneAsked', params: outcomeOf },
            target: 'openingPhoneRequest',
            actions: { type: 'keepPhoneRequest', params: outcomeOf },
          },
          ...signedIn,
        ],
      },
    },
    openingDap: {
      ...routeTransitions,
      ...loadModuleState('dap', 'signingInByDap'),
      description: 'A DÁP-os belépés betöltődik.',
    },
    signingInByDap: {
      ...routeTransitions,
      description: 'Az ügyfél a DÁP alkalmazással lép be.',
      exit: 'dropSwitch',
      invoke: {
        id: 'dap',
        src: 'dap',
        input: ({ context: { kept, switchTo } }) => ({
          saved: kept.dap,
          chosen: switchTo,
          canOpenHere: kept.canOpenHere,
        }),
        onDone: [
          ...signedIn,
          // The customer has left the DÁP sign-in.
          { target: 'openingSignIn', actions: 'forgetDap' },
        ],
      },
      on: {
        ...routeTransitions.on,
        'dap.moved': { actions: { type: 'followDap', params: ({ event }) => event.list } },
      },
    },
    openingIdentification: {
      ...routeTransitions,
      ...loadModuleState('identification', 'identifying'),
      description: 'Az azonosítás betöltődik.',
      entry: 'useIdentification',
    },
    identifying: {
      ...routeTransitions,
      description: 'A biztosító a belépéshez azonosítást kér.',
      invoke: {
        id: 'identification',
        src: 'identification',
        input: ({ context }) => ({ caseId: context.kept.identification?.caseId ?? '' }),
        onDone: [
          {
            guard: { type: 'isVerified', params: outcomeOf },
            target: 'openingSession',
            actions: ['finishIdentification', 'forgetIdentification', 'useIdentification'],
          },
          { target: 'openingSignIn', actions: ['forgetIdentification', 'useIdentification'] },
        ],
      },
    },
    openingPhoneRequest: {
      ...routeTransitions,
      ...loadModuleState('phoneRequest', 'requestingPhone'),
      description: 'A telefonszám megadása betöltődik.',
    },
    requestingPhone: {
      ...routeTransitions,
      description: 'Az ügyfél visszahívást kér, hogy a telefonszámát rögzíthessük.',
      invoke: {
        id: 'phoneRequest',
        src: 'phoneRequest',
        input: ({ context }) => context.phoneRequest ?? { kind: 'unknown', contractNumber: '', maskedEmail: null },
        onDone: { target: 'openingSignIn', actions: 'leavePhoneRequest' },
      },
    },
  },
}).states
