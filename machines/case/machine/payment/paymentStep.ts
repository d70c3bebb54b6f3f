import { errorOf, eventOutput } from '../../../actors/call'
import type { CaseDefinition, PaymentStep } from '../../definition/definition'
import { idempotencyKeyOf } from '../../draft/submission'
import type { Plan } from '../plan'
import type { CaseSetup } from '../setup/case.setup'
import { backTransitions } from '../steps/backTransitions'
import { newDataTransition } from '../steps/dataTransitions'
import { forwardTransitions } from '../steps/forwardTransitions'
import { transferCheckInput } from './checkTransfer'
import { announcedTransferOf, paymentInputOf, paymentName } from './paidAmount'
import { PAYING_SLUG, paidCaseOf, paysChosenItem, paysDueAmount } from './paidCase'

/**
 * The payment state, before the submission. After a card payment the machine skips this state. If the customer has
 * chosen another method, they can change it until the submission.
 */
export const paying = (s: CaseSetup, plan: Plan, definition: CaseDefinition, payment: PaymentStep) =>
  s.createStateConfig({
    description: 'Az ügyfél fizet, vagy eldönti, hogyan fizet.',
    meta: { slug: PAYING_SLUG },
    tags: 'form',
    entry: [{ type: 'reach', params: 'paying' }, 'markDirty', 'saveDraft', 'tellStep'],
    always: { guard: 'isPaid', target: plan.after('paying') },
    invoke: {
      id: 'payment',
      src: 'payment',
      input: ({ context }) => ({
        contractNumber: context.contractNumber,
        udcContractId: payment.account(context.loaded),
        methods: payment.methods,
        usual: payment.usual(context.loaded),
        isDebited: payment.isDebited(context.loaded),
        ...paymentInputOf(definition, context.answers),
        awaited: announcedTransferOf(definition, context),
        origin: paidCaseOf(context).origin,
        key: idempotencyKeyOf(context, paymentName(definition, context)),
        stopped: context.stopped,
        draftId: context.draftId,
      }),
      onDone: [
        ...(plan.after('paying') === 'submitting'
          ? [
              {
                guard: { type: 'isTransfer', params: eventOutput },
                target: 'checkingTransfer',
                actions: { type: 'keepPaid', params: eventOutput },
              } as const,
            ]
          : []),
        ...(paysChosenItem(definition)
          ? [
              {
                guard: { type: 'isOutdated', params: eventOutput },
                target: 'loading',
                actions: ['beginAnew', 'forgetDraft', 'tellStep'],
              } as const,
            ]
          : []),
        {
          guard: { type: 'wasPaid', params: eventOutput },
          target: plan.after('paying'),
          actions: [{ type: 'keepPaid', params: eventOutput }, 'rememberPaid'],
        },
        { target: plan.before('paying') },
      ],
    },
    on: {
      ...newDataTransition(definition),
      'payment.moved': {
        guard: { type: 'movesTransfer', params: ({ event }) => event.isTransferring },
        actions: [{ type: 'keepTransferring', params: ({ event }) => event.isTransferring }, 'saveDraft', 'tellStep'],
      },
      'step.requested': [
        {
          guard: { type: 'leavesTransfer', params: ({ event }) => event.step },
          actions: [{ type: 'keepTransferring', params: false }, 'leaveTransfer', 'saveDraft', 'tellStep'],
        },
        ...backTransitions(plan, 'paying'),
        ...forwardTransitions(definition, plan, 'paying'),
      ],
    },
  })

/**
 * The state before the submission of a case with a transfer. The case is submitted only if the customer still has to
 * make the transfer.
 */
export const checkingTransfer = (s: CaseSetup, definition: CaseDefinition, payment: PaymentStep) =>
  s.createStateConfig({
    description:
      'Beküldés előtt megkérdezzük a biztosítót, kell-e még utalni, és megnézzük, fizetett-e érte egy másik lap.',
    tags: 'busy',
    invoke: {
      id: 'checkTransfer',
      src: 'checkTransfer',
      input: ({ context }) => transferCheckInput(definition, payment, context),
      onDone: [
        {
          guard: { type: 'isStopped', params: eventOutput },
          target: 'paying',
          actions: { type: 'keepStopped', params: eventOutput },
        },
        { target: 'submitting' },
      ],
      ...(paysDueAmount(definition)
        ? ({ onError: { target: 'submitFailed', actions: { type: 'keepFailure', params: errorOf } } } as const)
        : {}),
    },
  })
