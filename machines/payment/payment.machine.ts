import { errorOf, eventOutput } from '../actors/call'
import { denyTransition, dueStates, leaveChosenTransitions } from './due.states'
import { paymentSetup } from './payment.setup'
import { recordedItemOf, requestKey, startingPaymentOf, watchInputOf } from './starting'
import { clearedTransition, notStartedTransitions, stopChoiceTransitions } from './stopped'
import { transferStates } from './transfer.states'
import { isOfDue } from './whyNotStarted'

/**
 * Pays a due item by card at a provider, whose page leads back to the portal, or records that the customer pays by
 * transfer or later. A child of the case that needs the payment (specification, section 2).
 */
export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  description: 'Az ügyfél fizet, vagy eldönti, hogyan fizet.',
  context: ({ input }) => ({
    ...input,
    method: null,
    isTransferring: false,
    attempt: 1,
    failure: null,
    isMethodMissing: false,
    isCardWithheld: false,
    refusals: 0,
    due: input.stopped?.type === 'dueGone' ? null : input.amount,
    listed: null,
    isDebited: input.stopped?.type === 'debitChanged' ? input.stopped.isDebited : input.isDebited,
    dueType: null,
    dueFrom: '',
    dueTo: '',
    isDebtUnknown: false,
    dueTechnicalError: null,
    notice: input.stopped ?? (input.awaited ? { type: 'transferAwaited', transfer: input.awaited } : null),
    shown: null,
    warned: [],
    unsettled: [],
    returned: null,
    failed: null,
    lead: null,
    transfer: null,
    hasMoved: false,
    output: { type: 'left' },
  }),
  output: ({ context }) => context.output,
  initial: 'restoring',
  states: {
    restoring: {
      description: 'Előkerül, amit az ügyfél korábban választott, és ami a kártyás fizetésével történt.',
      tags: 'busy',
      invoke: {
        id: 'restore',
        src: 'restore',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'wasPaid', params: ({ event }) => event.output.end },
            target: 'ended',
            actions: { type: 'keepPaid', params: ({ event }) => event.output.end },
          },
          {
            guard: { type: 'hasReturned', params: eventOutput },
            target: 'processing',
            actions: { type: 'keepStart', params: eventOutput },
          },
          {
            guard: { type: 'hasFailed', params: ({ event }) => event.output.end },
            target: 'settling',
            actions: [
              { type: 'keepStart', params: eventOutput },
              {
                type: 'keepFailure',
                params: ({ event }) => ({ end: event.output.end, of: event.output.ended }),
              },
              'warnOfOthers',
              'save',
              'forgetPayment',
            ],
          },
          {
            guard: { type: 'isBack', params: eventOutput },
            target: 'settling',
            actions: [{ type: 'keepStart', params: eventOutput }, 'warnOfUnsettled', 'forgetPayment'],
          },
          {
            guard: { type: 'isUnsettled', params: eventOutput },
            target: 'settling',
            actions: [{ type: 'keepStart', params: eventOutput }, 'warnOfUnsettled'],
          },
          { target: 'settling', actions: { type: 'keepStart', params: eventOutput } },
        ],
      },
    },
    processing: {
      description: 'Az ügyfél kártyás fizetésből tért vissza: megkérdezzük a biztosítót, sikerült-e.',
      tags: 'busy',
      invoke: {
        id: 'process',
        src: 'process',
        input: ({ context: { contractNumber, returned } }) => ({ contractNumber, returned }),
        onDone: [
          {
            guard: { type: 'wasPaid', params: ({ event }) => event.output.end },
            target: 'ended',
            actions: { type: 'keepPaid', params: ({ event }) => event.output.end },
          },
          {
            target: 'settling',
            actions: [
              { type: 'keepFailure', params: ({ event }) => ({ end: event.output.end }) },
              'warnOfOthers',
              'save',
              'forgetPayment',
            ],
          },
        ],
        onError: 'expired',
      },
    },
    settling: {
      description: 'Eldől, mi hiányzik még a fizetéshez.',
      tags: 'busy',
      always: [
        { guard: 'isDueGone', target: 'nothingDue' },
        { guard: 'isDueUnknown', target: 'loadingDue' },
        { guard: 'isTransferring', target: 'loadingTransfer' },
        { target: 'choosing' },
      ],
    },
    ...dueStates,
    choosing: {
      description: 'Az ügyfél választ, hogyan fizet.',
      tags: 'form',
      entry: ['warnAgain', { type: 'tellMoved', params: false }],
      invoke: {
        id: 'watchPayment',
        src: 'watchPayment',
        input: ({ context }) => watchInputOf(context),
      },
      on: {
        ...leaveChosenTransitions,
        'payment.stopped': stopChoiceTransitions,
        'payment.cleared': clearedTransition,
        'method.chosen': { actions: [{ type: 'chooseMethod', params: ({ event }) => event.method }, 'save'] },
        'card.denied': denyTransition,
        'method.submitted': [
          { guard: { type: 'hasChosen', params: 'card' }, target: 'startingCard', actions: ['noteWarned', 'noteMove'] },
          {
            guard: { type: 'hasChosen', params: 'transfer' },
            target: 'settling',
            actions: ['noteWarned', 'openTransfer', 'noteMove', 'save'],
          },
          { guard: { type: 'hasChosen', params: 'later' }, target: 'postponing', actions: ['noteWarned', 'noteMove'] },
          { actions: 'missMethod' },
        ],
      },
    },
    startingCard: {
      description:
        'Megkérdezzük a biztosítót, mi esedékes még, és megnézzük, fizet-e érte egy másik lap. Ha minden rendben, a biztosító előkészíti a kártyás fizetést.',
      tags: ['form', 'busy'],
      entry: 'forgetNotice',
      invoke: {
        id: 'startCard',
        src: 'startCard',
        input: ({ context }) => ({
          ...startingPaymentOf(context),
          idempotencyKey: requestKey(context, 'card'),
        }),
        onDone: [
          {
            guard: { type: 'leads', params: eventOutput },
            target: 'leavingForCard',
            actions: [{ type: 'keepLead', params: eventOutput }, 'forgetFailure', 'countAttempt', 'save'],
          },
          ...notStartedTransitions,
        ],
        onError: { target: 'choosing', actions: { type: 'notifyTechnicalError', params: errorOf } },
      },
    },
    leavingForCard: {
      description: 'A böngésző a fizetési oldalra lép. Aki visszatér róla, a lapot újra betöltve találja.',
      invoke: {
        id: 'leave',
        src: 'leave',
        input: ({ context }) => {
          const { lead, origin, contractNumber, udcContractId, due, paidFor, draftId: startedBy } = context
          return {
            address: lead?.address ?? '',
            contractNumber,
            id: lead?.id ?? '',
            redirect: {
              ...{ origin, udcContractId, paymentCode: lead?.paymentCode ?? null },
              ...{ amount: due?.value ?? 0, currency: due?.currency ?? 'HUF' },
              ...{ paidFor, isOfDue: isOfDue(context), ...recordedItemOf(context), startedBy },
            },
          }
        },
        onError: {
          target: 'choosing',
          actions: [{ type: 'notifyTechnicalError', params: errorOf }, 'dropLead', 'forgetPayment'],
        },
      },
      on: {
        // The tab still counts as paying for some seconds, because the redirect may be stopped too late.
        'card.abandoned': 'choosing',
      },
    },
    ...transferStates,
    postponing: {
      description:
        'Megkérdezzük a biztosítót, mi esedékes még, és megnézzük, fizet-e érte egy másik lap. Ha még kell fizetni, jelezzük a biztosítónak, hogy az ügyfél később fizet.',
      tags: ['form', 'busy'],
      entry: 'forgetNotice',
      invoke: {
        id: 'payLater',
        src: 'payLater',
        input: ({ context }) => ({
          ...startingPaymentOf(context),
          idempotencyKey: requestKey(context, 'later'),
        }),
        onDone: [
          {
            guard: { type: 'isPostponed', params: eventOutput },
            target: 'ended',
            actions: 'keepLater',
          },
          ...notStartedTransitions,
        ],
        onError: { target: 'choosing', actions: { type: 'notifyTechnicalError', params: errorOf } },
      },
    },
    expired: {
      description: 'A munkamenet lejárt; a fizetés eredményét a következő belépés után kérdezzük meg.',
      type: 'final',
    },
    ended: {
      description: 'Az ügyfél fizetett, döntött a fizetésről, vagy visszalépett.',
      type: 'final',
      entry: ['forgetPayment', 'forgetDepartures'],
    },
  },
})
