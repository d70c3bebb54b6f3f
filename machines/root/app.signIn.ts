import { errorOf, eventOutput } from '../actors/call'
import { productLineOf } from './app.productLines'
import { appSetup } from './app.setup'
import { loadModuleState, routeTransitions } from './app.transitions'

/** Transitions after any finished sign-in. */
const signedInTransitions = [
  {
    guard: { type: 'needsIdentification', params: eventOutput },
    target: 'openingIdentification',
    actions: { type: 'keepIdentification', params: eventOutput },
  },
  {
    guard: { type: 'isSignIn', params: eventOutput },
    target: 'openingSession',
    actions: { type: 'keepSignedIn', params: eventOutput },
  },
] as const

/**
 * The root machine's states for the sign-ins: by number and second step, by DÁP app, through an identification, or with
 * a requested phone call.
 */
export const signInStates = appSetup.createStateConfig({
  states: {
    openingSignIn: {
      ...routeTransitions,
      description: 'A belépés betöltődik.',
      tags: 'busy',
      invoke: {
        id: 'openSignIn',
        src: 'openSignIn',
        onDone: { target: 'choosingSignIn', actions: { type: 'keepSignIn', params: eventOutput } },
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
          { guard: { type: 'isDapChosen', params: eventOutput }, target: 'openingDap' },
          {
            guard: { type: 'isPhoneAsked', params: eventOutput },
            target: 'openingPhoneRequest',
            actions: { type: 'keepPhoneRequest', params: eventOutput },
          },
          ...signedInTransitions,
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
          ...signedInTransitions,
          // The customer has left the DÁP sign-in and returns to the choice of sign-ins.
          { target: 'openingSignIn', actions: 'forgetDap' },
        ],
      },
      on: {
        ...routeTransitions.on,
        'dap.moved': [
          {
            guard: { type: 'isListOpened', params: ({ event }) => event.list },
            actions: [{ type: 'followDap', params: true }, 'forgetTyped'],
          },
          { actions: { type: 'followDap', params: false } },
        ],
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
            guard: { type: 'isVerified', params: eventOutput },
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
