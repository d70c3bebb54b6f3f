import { eventOutput } from '../actors/call'
import { isContractorIn } from '../signedIn'
import { appSetup } from './app.setup'
import { loadModuleState, sessionTransitions } from './app.transitions'

const returnTransitions = {
  ...sessionTransitions.on,
  // The tab stores the payment's return for an hour, so the customer can continue after another sign-in.
  'session.expired': { guard: 'isSignedIn', target: 'arriving', actions: ['keepDrafts', 'expire', 'useSession'] },
} as const

/** The root machine's states after a card payment provider has sent the customer back to `/fizetes-visszateres`. */
export const paymentReturnStates = appSetup.createStateConfig({
  states: {
    openingPaymentReturn: {
      ...loadModuleState('payment', 'returningFromPayment'),
      description: 'A fizetésből való visszatérés betöltődik. Amit a bank közölt, a böngésző már megjegyzi.',
      entry: 'recordEarlyReturn',
      on: returnTransitions,
    },
    returningFromPayment: {
      description: 'Az ügyfél kártyás fizetésből tér vissza.',
      on: returnTransitions,
      invoke: {
        id: 'paymentReturn',
        src: 'paymentReturn',
        input: ({ context: { route, session } }) => ({
          query: route.name === 'paymentReturn' ? route.query : '',
          contractNumber: session?.contractNumber ?? null,
          isContractor: session === null || isContractorIn(session),
        }),
        onDone: [
          {
            guard: { type: 'returnsTo', params: ({ event }) => ({ ...event.output, to: 'case' }) },
            target: 'arriving',
            actions: { type: 'goBackToCase', params: eventOutput },
          },
          {
            guard: { type: 'returnsTo', params: ({ event }) => ({ ...event.output, to: 'signIn' }) },
            target: 'openingSignIn',
            actions: [{ type: 'goToSignInAndBack', params: eventOutput }, 'keepRequestedRoute'],
          },
          {
            guard: { type: 'returnsTo', params: ({ event }) => ({ ...event.output, to: 'switch' }) },
            target: 'openingSignIn',
            actions: [
              'keepDrafts',
              'logOutAtInsurer',
              'noteEnd',
              'endSession',
              'useSession',
              { type: 'goToSignInAndBack', params: eventOutput },
              'keepRequestedRoute',
            ],
          },
          {
            guard: { type: 'returnsTo', params: ({ event }) => ({ ...event.output, to: 'left' }) },
            target: 'arriving',
            actions: 'goToProductLine',
          },
          { target: 'arriving', actions: 'goHome' },
        ],
      },
    },
  },
}).states
