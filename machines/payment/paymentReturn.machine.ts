import { assign, setup } from 'xstate'
import { eventOutput } from '../actors/call'
import { digest } from '../digest'
import { servicesOf } from '../services'
import { PAYMENT } from '../storageKeys'
import { storePaymentEnd } from './kept'
import type {
  PaymentReturnContext,
  PaymentReturnEvent,
  PaymentReturnInput,
  PaymentReturnOutput,
  ReturnStart,
} from './paymentReturn.types'
import { type ProcessResult, processActor } from './process.actor'
import { takeReturnActor } from './takeReturn.actor'

const keepNamedAction = { type: 'keepNamed', params: eventOutput<ProcessResult> } as const

/**
 * The return from a card payment. The machine reports the payment to the insurer and opens the case again
 * (specification, section 2).
 */
export const paymentReturnMachine = setup({
  types: {
    context: {} as PaymentReturnContext,
    events: {} as PaymentReturnEvent,
    input: {} as PaymentReturnInput,
    output: {} as PaymentReturnOutput,
    tags: {} as 'busy' | 'outcome',
  },
  actors: { takeReturn: takeReturnActor, process: processActor },
  guards: {
    isUnknown: (_, { isUnknown = false }: ReturnStart) => isUnknown,
    isNothing: (_, { redirect }: ReturnStart) => redirect === null,
    isSignedOut: ({ context }) => context.contractNumber === null,
    isOfAnother: ({ context }, { redirect }: ReturnStart) =>
      context.isContractor === false || redirect?.contract !== digest(context.contractNumber ?? ''),
    wasSent: (_, { caseStatus, returned }: ReturnStart) => caseStatus === 'sent' && returned === null,
    wasRefused: (_, { caseStatus, returned }: ReturnStart) => caseStatus === 'refused' && returned === null,
    isSent: (_, { caseStatus }: ProcessResult) => caseStatus === 'sent',
    isRefused: (_, { end, caseStatus }: ProcessResult) => caseStatus === 'refused' && end.type === 'paid',
    hasEnded: (_, { returned }: ReturnStart) => returned === null,
  },
  actions: {
    keepStart: assign((_, { redirect, returned, caseStatus = null, end = null, code = null }: ReturnStart) => ({
      origin: redirect?.origin ?? '',
      returned,
      caseStatus,
      end,
      code,
    })),
    keepNamed: assign(({ context: { origin, code, returned } }, { named }: ProcessResult) =>
      named === undefined
        ? { origin, code, returned }
        : { origin: named.origin, code: named.paymentCode, returned: returned && { ...returned, redirect: named } },
    ),
    keepSentEnd: assign((_, { end, caseStatus, isPaidLater }: ProcessResult) => ({
      end: isPaidLater ? null : end,
      caseStatus,
    })),
    keepEnd: ({ context, system }, { end }: ProcessResult) => {
      if (context.returned !== null) storePaymentEnd(servicesOf(system), context.returned, end)
    },
    // Runs if the payment is finished, or if it cannot be identified. The tab then no longer waits for a payment.
    forgetPayment: ({ system }) => servicesOf(system).storage.remove(PAYMENT),
    goHome: assign({ output: { type: 'home' } }),
    goToCase: assign(({ context }) => ({ output: { type: 'case', origin: context.origin } })),
    goToOtherSignIn: assign(({ context }) => ({ output: { type: 'switch', origin: context.origin } })),
    goToSignIn: assign(({ context }) => ({ output: { type: 'signIn', origin: context.origin } })),
  },
}).createMachine({
  id: 'paymentReturn',
  description: 'Az ügyfél visszatér a kártyás fizetésből.',
  context: ({ input }) => ({
    ...input,
    returned: null,
    origin: '',
    caseStatus: null,
    code: null,
    end: null,
    output: { type: 'left' },
  }),
  output: ({ context }) => context.output,
  initial: 'taking',
  states: {
    taking: {
      description: 'Előkerül, melyik fizetésből tért vissza az ügyfél.',
      tags: 'busy',
      invoke: {
        id: 'takeReturn',
        src: 'takeReturn',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isUnknown', params: eventOutput },
            target: 'unknown',
            actions: [{ type: 'keepStart', params: eventOutput }, 'forgetPayment'],
          },
          {
            guard: { type: 'isNothing', params: eventOutput },
            target: 'ended',
            actions: ['forgetPayment', 'goHome'],
          },
          {
            guard: { type: 'wasSent', params: eventOutput },
            target: 'sentBefore',
            actions: { type: 'keepStart', params: eventOutput },
          },
          {
            guard: { type: 'wasRefused', params: eventOutput },
            target: 'refusedBefore',
            actions: { type: 'keepStart', params: eventOutput },
          },
          {
            guard: 'isSignedOut',
            target: 'ended',
            actions: [{ type: 'keepStart', params: eventOutput }, 'goToSignIn'],
          },
          {
            guard: { type: 'isOfAnother', params: eventOutput },
            target: 'ofAnother',
            actions: { type: 'keepStart', params: eventOutput },
          },
          {
            guard: { type: 'hasEnded', params: eventOutput },
            target: 'ended',
            actions: [{ type: 'keepStart', params: eventOutput }, 'goToCase'],
          },
          { target: 'processing', actions: { type: 'keepStart', params: eventOutput } },
        ],
      },
    },
    processing: {
      description: 'Továbbítjuk a biztosítónak, amit a fizetési szolgáltató mondott.',
      tags: 'busy',
      invoke: {
        id: 'process',
        src: 'process',
        input: ({ context: { contractNumber, returned } }) => ({ contractNumber: contractNumber ?? '', returned }),
        onDone: [
          {
            guard: { type: 'isSent', params: eventOutput },
            target: 'sentBefore',
            actions: [keepNamedAction, { type: 'keepSentEnd', params: eventOutput }, 'forgetPayment'],
          },
          {
            guard: { type: 'isRefused', params: eventOutput },
            target: 'refusedBefore',
            actions: [keepNamedAction, { type: 'keepSentEnd', params: eventOutput }, 'forgetPayment'],
          },
          { target: 'ended', actions: [keepNamedAction, { type: 'keepEnd', params: eventOutput }, 'goToCase'] },
        ],
        onError: { target: 'ended', actions: 'goToOtherSignIn' },
      },
    },
    sentBefore: {
      description: 'A befizetés ügyét már beküldték, ezért újra nem küldjük be. Az ügyfél látja, mi lett a pénzével.',
      tags: 'outcome',
      on: { 'paymentReturn.left': 'ended' },
    },
    refusedBefore: {
      description: 'A befizetés ügyét a biztosító elutasította. Az ügyfél látja, mit tudunk a pénzéről.',
      tags: 'outcome',
      on: { 'paymentReturn.left': 'ended' },
    },
    unknown: {
      description: 'Ez a böngésző nem ismeri a fizetést. Az ügyfél megkapja az azonosítóját és a telefonszámunkat.',
      tags: 'outcome',
      on: { 'paymentReturn.left': { target: 'ended', actions: 'goHome' } },
    },
    ofAnother: {
      description: 'A fizetés nem a megnyitott szerződésé: nem küldünk el semmit, az ügyfél dönt.',
      tags: 'outcome',
      on: {
        'contract.switched': { target: 'ended', actions: 'goToOtherSignIn' },
        'paymentReturn.left': 'ended',
      },
    },
    ended: { description: 'A visszatérés véget ért.', type: 'final' },
  },
})
