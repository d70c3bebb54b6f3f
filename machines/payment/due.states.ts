import { technicalErrorTypeOf } from '../../src/api/technicalError'
import { eventOutput } from '../actors/call'
import { paymentSetup } from './payment.setup'
import { startingPaymentOf } from './starting'

const leaveTransition = { 'payment.left': 'ended' } as const

/** Transitions out of a payment. If the chosen amount is no longer due, the case lets the customer choose again. */
export const leaveChosenTransitions = {
  'payment.left': [
    { guard: 'isOutdated', target: 'ended', actions: { type: 'keepEnd', params: 'outdated' } },
    { target: 'ended' },
  ],
} as const

/** Transition when the customer states that they approved none of the payments with an unknown result. */
export const denyTransition = {
  guard: 'isWarned',
  actions: ['denyPayments', 'forgetUnsettled', 'noteDenied'],
} as const

/** States before the choice of a method: the amount to pay loads, it failed to load, or nothing is known to be due. */
export const dueStates = paymentSetup.createStateConfig({
  states: {
    loadingDue: {
      description: 'Betöltjük, mennyit kell fizetni.',
      tags: 'busy',
      on: leaveTransition,
      invoke: {
        id: 'loadDue',
        src: 'loadDue',
        input: ({ context }) => context,
        onDone: [
          { guard: { type: 'isItemGone', params: eventOutput }, target: 'nothingDue', actions: 'noteDueGone' },
          {
            guard: { type: 'isSomething', params: eventOutput },
            target: 'settling',
            actions: { type: 'keepDue', params: eventOutput },
          },
          { target: 'nothingDue', actions: { type: 'keepUnknownDue', params: eventOutput } },
        ],
        onError: {
          target: 'dueFailed',
          actions: { type: 'keepDueFault', params: ({ event }) => technicalErrorTypeOf(event.error) },
        },
      },
    },
    dueFailed: {
      description: 'Nem tudtuk betölteni, mennyit kell fizetni; újra lehet próbálni.',
      invoke: { id: 'networkBack', src: 'networkBack', onDone: 'loadingDue' },
      on: { ...leaveTransition, 'due.retried': 'loadingDue' },
      exit: 'noteMove',
    },
    nothingDue: {
      description:
        'Nincs mit befizetni, vagy a biztosító nem közli a tartozást. Ha egy kártyás fizetés sorsa nem ismert, az ügyfél jelezheti, hogy nem hagyta jóvá. Az ügy fizetés nélkül mehet tovább; ha az ügyfél maga választotta, mit fizet, előbb újra választ.',
      tags: 'outcome',
      entry: 'forgetShown',
      on: {
        ...leaveChosenTransitions,
        'card.denied': denyTransition,
        'method.submitted': { guard: 'goesOnUnpaid', target: 'checkingUnpaid', actions: ['noteWarned', 'noteMove'] },
      },
    },
    checkingUnpaid: {
      description: 'Mielőtt az ügy fizetés nélkül megy tovább, megnézzük, fizetett-e érte egy másik lap.',
      tags: 'busy',
      invoke: {
        id: 'checkUnpaid',
        src: 'checkUnpaid',
        input: ({ context }) => startingPaymentOf(context),
        onDone: [
          {
            guard: { type: 'isUnpaid', params: eventOutput },
            target: 'ended',
            actions: {
              type: 'keepEnd',
              params: ({ context }) => (context.isDebtUnknown ? ('unknown' as const) : ('nothing' as const)),
            },
          },
          { target: 'nothingDue', actions: { type: 'keepNoted', params: eventOutput } },
        ],
      },
    },
  },
}).states
