import { errorOf, outcomeOf } from '../actors/call'
import { loginSetup } from './login.setup'

/** What every second step hears while the customer types the answer. */
export const answering = loginSetup.createStateConfig({
  tags: 'form',
  entry: 'save',
  on: {
    'answer.changed': { actions: { type: 'setAnswer', params: ({ event }) => event.value } },
    'answer.submitted': [{ guard: 'answerIsWellFormed', target: 'checkingAnswer' }, { actions: 'checkAnswer' }],
    'login.restarted': { target: 'enteringContractNumber', actions: 'restart' },
  },
})

/** The second step that asks for the code of a text message, which may be asked for again. */
export const enteringCode = loginSetup.createStateConfig({
  ...answering,
  description: 'Az ügyfél beírja az SMS-ben kapott kódot; ahol a telefon ezt tudja, magától kitöltődik.',
  invoke: {
    id: 'readCode',
    src: 'readCode',
    input: { isAwaited: true },
    onDone: {
      guard: { type: 'isCode', params: outcomeOf },
      actions: { type: 'setAnswer', params: outcomeOf },
    },
  },
  initial: 'pausing',
  on: {
    ...answering.on,
    'phone.lost': { target: 'leftForPhoneRequest', actions: ['askForChangedNumber', 'restart'] },
    'method.switched': { guard: 'hasSecondMethod', target: 'choosingStep', actions: 'switchMethod' },
  },
  states: {
    pausing: {
      description: 'Fél percig nem kérhető új kód, hogy az előző megérkezhessen.',
      invoke: {
        id: 'pause',
        src: 'sleep',
        input: ({ context }) => ({ until: context.resendFrom }),
        onDone: 'ready',
      },
    },
    ready: {
      description: 'Új kód kérhető.',
      on: { 'code.requested': 'resending' },
    },
    resending: {
      description: 'A biztosító új kódot küld.',
      tags: 'busy',
      invoke: {
        id: 'resend',
        src: 'resend',
        input: ({ context }) => ({
          body: { loginSessionIdentifier: context.started?.loginSessionIdentifier ?? '' },
        }),
        onDone: [
          {
            guard: { type: 'answered', params: outcomeOf },
            target: 'pausing',
            actions: [{ type: 'pauseResend', params: ({ event }) => event.output.at }, 'save'],
          },
          {
            guard: { type: 'wasBanned', params: outcomeOf },
            target: '#login.banned',
            actions: { type: 'ban', params: outcomeOf },
          },
          {
            target: '#login.enteringContractNumber',
            actions: ['restart', { type: 'notify', params: 'sessionExpired' }],
          },
        ],
        onError: { target: 'ready', actions: { type: 'notifyOfFault', params: errorOf } },
      },
    },
  },
})
