import { errorOf, eventOutput } from '../actors/call'
import { knownMethodOf, normaliseAnswer, normaliseContractNumber } from './answers'
import { loginSetup } from './login.setup'
import { savedLoginOrEmpty } from './saved'
import { answerForm, enteringCode } from './secondStep'

/** Transitions after the insurer's business error for the contract number. */
const refusedStartTransitions = [
  {
    guard: { type: 'wasBanned', params: eventOutput },
    target: 'banned',
    actions: { type: 'ban', params: eventOutput },
  },
  { guard: { type: 'isFleet', params: eventOutput }, target: 'fleet' },
  {
    guard: { type: 'wasWrong', params: eventOutput },
    target: 'enteringContractNumber',
    actions: { type: 'countAttempt', params: eventOutput },
  },
  { guard: { type: 'isMalformed', params: eventOutput }, target: 'enteringContractNumber', actions: 'markMalformed' },
  { target: 'enteringContractNumber', actions: { type: 'notify', params: 'otherError' } },
] as const

const noAnswerTransition = {
  target: 'enteringContractNumber',
  actions: { type: 'notifyTechnicalError', params: errorOf },
} as const

/** State config of the contract number's form. The form also works while the second step's module loads. */
const contractNumberForm = loginSetup.createStateConfig({
  tags: 'form',
  on: {
    'userType.chosen': { actions: [{ type: 'setUserType', params: ({ event }) => event.userType }, 'save'] },
    'contractNumber.changed': {
      actions: [{ type: 'setContractNumber', params: ({ event }) => event.value }, 'save'],
    },
    'dap.chosen': { target: 'leftForDap', actions: 'chooseDap' },
    'contractNumber.submitted': [
      { guard: 'contractNumberIsWellFormed', target: 'openingCalls', actions: 'restartCount' },
      { actions: 'checkContractNumber' },
    ],
  },
})

/**
 * Transition if the chunk of the sign-in's calls or of the second step fails to load. The machine loads it again when
 * the network is back.
 */
const callsMissingTransition = {
  target: 'lackingCalls',
  actions: { type: 'notifyTechnicalError', params: errorOf },
} as const

/** Sign-in with a contract number and a second step: SMS code, licence plate or zip code (specification, section 4). */
export const loginMachine = loginSetup.createMachine({
  id: 'login',
  description: 'Belépés szerződésszámmal és egy második lépéssel.',
  context: ({ input }) => ({
    ...savedLoginOrEmpty(input.saved),
    productLine: input.productLine,
    answer: '',
    answerError: null,
    refusals: 0,
    notice: input.expired ? 'sessionExpired' : null,
    outcome: { type: 'dap' },
  }),
  output: ({ context }) => context.outcome,
  initial: 'choosingStep',
  states: {
    choosingStep: {
      description: 'A belépés ott folytatódik, ahol az ügyfél tart: újratöltés és hibás válasz után is.',
      tags: 'busy',
      always: [
        { guard: 'isBanned', target: 'banned' },
        { guard: { type: 'asksFor', params: 'SMS_OTP' }, target: 'enteringCode' },
        { guard: { type: 'asksFor', params: 'LICENSE_PLATE_NUMBER' }, target: 'enteringPlate' },
        { guard: { type: 'asksFor', params: 'ZIP_CODE' }, target: 'enteringZip' },
        { target: 'enteringContractNumber' },
      ],
    },
    enteringContractNumber: {
      ...contractNumberForm,
      description: 'Az ügyfél megadja, kicsoda, és mi a szerződésszáma.',
      entry: 'save',
    },
    openingCalls: {
      description: 'A belépés hívásai és második lépése betöltődnek.',
      tags: ['form', 'busy'],
      entry: { type: 'notify', params: null },
      invoke: {
        id: 'openSecondStep',
        src: 'openModule',
        input: { module: 'secondStep' },
        onDone: [{ guard: 'isNonContractor', target: 'startingAsNonContractor' }, { target: 'startingLogin' }],
        onError: callsMissingTransition,
      },
    },
    lackingCalls: {
      ...contractNumberForm,
      description:
        'A belépés második lépése nem töltődött be; amint van hálózat, automatikusan újraindul. Ami be van írva, megmarad.',
      invoke: { id: 'networkBack', src: 'networkBack', onDone: 'fetchingCalls' },
    },
    fetchingCalls: {
      ...contractNumberForm,
      description:
        'Van hálózat: a belépés második lépése betöltődik, közben tovább lehet írni. Elküldeni az ügyfél fogja.',
      invoke: {
        id: 'fetchSecondStep',
        src: 'openModule',
        input: { module: 'secondStep' },
        // The error message stays until the customer submits again. It may have the focus, and its removal would move
        // the buttons while the customer presses one.
        onDone: 'enteringContractNumber',
        onError: callsMissingTransition,
      },
    },
    startingLogin: {
      description: 'A biztosító megkeresi a szerződést, és megmondja, mi legyen a második lépés.',
      tags: ['form', 'busy'],
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ context }) => ({
          body: {
            userType: context.userType === 'LEGAL' ? 'LEGAL' : 'PERSONAL',
            contractNumber: normaliseContractNumber(context.contractNumber),
          },
        }),
        onDone: [
          {
            guard: { type: 'answered', params: eventOutput },
            target: 'choosingStep',
            actions: { type: 'begin', params: eventOutput },
          },
          {
            guard: { type: 'hasNoPhone', params: eventOutput },
            target: 'leftForPhoneRequest',
            actions: { type: 'askForNumber', params: eventOutput },
          },
          ...refusedStartTransitions,
        ],
        onError: noAnswerTransition,
      },
    },
    startingAsNonContractor: {
      description: 'A biztosító megkeresi a szerződést vagy az ajánlatot; második lépés nincs.',
      tags: ['form', 'busy'],
      invoke: {
        id: 'loginAsNonContractor',
        src: 'loginAsNonContractor',
        input: ({ context }) => ({
          body: { contractOrProposalNumber: normaliseContractNumber(context.contractNumber) },
        }),
        onDone: [
          {
            guard: { type: 'answered', params: eventOutput },
            target: 'signedIn',
            actions: { type: 'keepToken', params: eventOutput },
          },
          ...refusedStartTransitions,
        ],
        onError: noAnswerTransition,
      },
    },
    enteringCode,
    enteringPlate: { ...answerForm, description: 'Az ügyfél megadja a biztosított jármű rendszámát.' },
    enteringZip: { ...answerForm, description: 'Az ügyfél megadja a lakcíme irányítószámát.' },
    checkingAnswer: {
      description: 'A biztosító ellenőrzi a rendszámot vagy az irányítószámot.',
      tags: ['form', 'busy'],
      entry: { type: 'notify', params: null },
      invoke: {
        id: 'checkAnswer',
        src: 'checkAnswer',
        input: ({ context }) => {
          const method = knownMethodOf(context)
          return {
            method,
            loginSessionIdentifier: context.started?.loginSessionIdentifier ?? '',
            answer: normaliseAnswer(method, context.answer),
          }
        },
        onDone: [
          {
            guard: { type: 'answered', params: eventOutput },
            target: 'signedIn',
            actions: { type: 'keepToken', params: eventOutput },
          },
          {
            guard: { type: 'wasBanned', params: eventOutput },
            target: 'banned',
            actions: { type: 'ban', params: eventOutput },
          },
          {
            guard: { type: 'wasWrong', params: eventOutput },
            target: 'choosingStep',
            actions: { type: 'countAttempt', params: eventOutput },
          },
          { guard: { type: 'isMalformed', params: eventOutput }, target: 'choosingStep', actions: 'markMalformed' },
          {
            target: 'enteringContractNumber',
            actions: ['restart', { type: 'notify', params: 'signInExpired' }],
          },
        ],
        onError: {
          target: 'choosingStep',
          actions: { type: 'notifyTechnicalError', params: errorOf },
        },
      },
    },
    banned: {
      description: 'Túl sok hibás válasz érkezett: a belépés egy ideig szünetel, majd automatikusan újra megnyílik.',
      tags: 'outcome',
      entry: 'save',
      invoke: {
        id: 'ban',
        src: 'sleep',
        input: ({ context }) => ({ until: context.bannedUntil ?? 0 }),
        onDone: { target: 'enteringContractNumber', actions: 'restart' },
      },
      on: {
        'login.restarted': { target: 'enteringContractNumber', actions: ['restart', 'forgetContract'] },
      },
    },
    fleet: {
      description: 'A szerződés flottához tartozik: azt máshol lehet kezelni.',
      tags: 'outcome',
      on: { 'login.restarted': { target: 'enteringContractNumber', actions: ['restart', 'forgetContract'] } },
    },
    leftForDap: {
      description: 'Az ügyfél inkább a DÁP alkalmazással lép be.',
      type: 'final',
    },
    leftForPhoneRequest: {
      description: 'A biztosító nem tud kódot küldeni: előbb a telefonszámot kell rendezni.',
      type: 'final',
      entry: 'save',
    },
    signedIn: {
      description: 'Az ügyfél belépett.',
      type: 'final',
      entry: 'forgetSaved',
    },
  },
})
