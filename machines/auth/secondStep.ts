import { eventOutput } from '../actors/call'
import { loginSetup } from './login.setup'

/** State config shared by the second steps that ask for a licence plate or a zip code. */
export const answerForm = loginSetup.createStateConfig({
  tags: 'form',
  entry: 'save',
  on: {
    'answer.changed': { actions: { type: 'setAnswer', params: ({ event }) => event.value } },
    'answer.submitted': [{ guard: 'answerIsWellFormed', target: 'checkingAnswer' }, { actions: 'checkAnswer' }],
    'login.restarted': { target: 'enteringContractNumber', actions: 'restart' },
  },
})

/** The second step that asks for the SMS code. */
export const enteringCode = loginSetup.createStateConfig({
  description: 'Az ügyfél beírja az SMS-ben kapott kódot; ahol a telefon ezt tudja, automatikusan kitöltődik.',
  entry: 'save',
  invoke: {
    id: 'code',
    src: 'code',
    input: ({ context: { started, attemptsLeft, resendFrom } }) => ({
      channel: 'phone',
      key: started?.loginSessionIdentifier ?? '',
      sentTo: started?.maskedPhoneNumber ?? '',
      confirmationSentTo: null,
      attemptsLeft,
      resendFrom,
      failure: null,
    }),
    onDone: [
      {
        guard: { type: 'codeEnded', params: ({ event }) => ({ output: event.output, as: 'done' }) },
        target: 'signedIn',
        actions: { type: 'keepCodeToken', params: eventOutput },
      },
      {
        guard: { type: 'codeEnded', params: ({ event }) => ({ output: event.output, as: 'banned' }) },
        target: 'banned',
        actions: { type: 'keepCodeBan', params: eventOutput },
      },
      {
        guard: { type: 'codeEnded', params: ({ event }) => ({ output: event.output, as: 'left' }) },
        target: 'enteringContractNumber',
        actions: 'restart',
      },
      { target: 'enteringContractNumber', actions: ['restart', { type: 'notify', params: 'signInExpired' }] },
    ],
  },
  initial: 'typing',
  on: { 'code.moved': { actions: [{ type: 'followCode', params: ({ event }) => event.progress }, 'save'] } },
  states: {
    typing: {
      description: 'Az ügyfél a kódot írja, vagy más utat választ.',
      on: {
        'code.tried': 'checking',
        'phone.lost': { target: '#login.leftForPhoneRequest', actions: ['askForChangedNumber', 'restart'] },
        'method.switched': { guard: 'hasSecondMethod', target: '#login.choosingStep', actions: 'switchMethod' },
      },
    },
    checking: {
      description: 'A biztosító ellenőrzi a kódot: amíg nem válaszol, más út nem választható.',
      on: { 'code.tried': 'typing' },
    },
  },
})
