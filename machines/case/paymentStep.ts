import { outcomeOf } from '../actors/call'
import { goingBack } from './back'
import type { CaseSetup } from './case.setup'
import type { CaseDefinition, PaymentStep } from './definition'
import { goingForward } from './forward'
import { keyOf } from './keys'
import { isLate, paymentName, wantedOf } from './paidAmount'
import { PAYING_SLUG, paidCaseOf } from './paidCase'
import type { Plan } from './plan'

/** What is due is paid before the case is submitted. Whoever has paid is not asked again; who has only decided how can decide anew. */
export const paying = (s: CaseSetup, plan: Plan, definition: CaseDefinition, { left, usual, account }: PaymentStep) =>
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
        udcContractId: account(context.loaded),
        methods: left(context.loaded, context.answers),
        usual: usual(context.loaded, context.answers),
        ...wantedOf(definition, context.answers),
        isLate: isLate(definition, context.answers, context.today),
        origin: paidCaseOf(context).origin,
        key: keyOf(context, paymentName(definition, context)),
      }),
      onDone: [
        {
          guard: { type: 'wasPaid', params: outcomeOf },
          target: plan.after('paying'),
          actions: [{ type: 'keepPaid', params: outcomeOf }, 'rememberPaid'],
        },
        { target: plan.before('paying') },
      ],
    },
    on: {
      'payment.moved': {
        guard: { type: 'movesTransfer', params: ({ event }) => event.isTransferring },
        actions: [{ type: 'keepTransferring', params: ({ event }) => event.isTransferring }, 'saveDraft', 'tellStep'],
      },
      'step.requested': [
        {
          guard: { type: 'leavesTransfer', params: ({ event }) => event.step },
          actions: [{ type: 'keepTransferring', params: false }, 'leaveTransfer', 'saveDraft', 'tellStep'],
        },
        ...goingBack(plan, 'paying'),
        ...goingForward(definition, plan, 'paying'),
      ],
    },
  })
