import { outcomeOf } from '../actors/call'
import type { CaseSetup } from './case.setup'
import { keyOf } from './context'
import type { PaymentStep } from './definition'
import { type Plan, STEP_SLUGS } from './plan'
import { goingBack } from './steps'

/** What is due is paid before the case is submitted. A payment that was dealt with is not asked for again. */
export const paying = (s: CaseSetup, plan: Plan, { methods }: PaymentStep) =>
  s.createStateConfig({
    description: 'Az ügyfél fizet, vagy eldönti, hogyan fizet.',
    tags: 'form',
    entry: [{ type: 'reach', params: 'paying' }, 'markDirty', 'saveDraft', 'tellStep'],
    always: { guard: 'isPaid', target: plan.after('paying') },
    invoke: {
      id: 'payment',
      src: 'payment',
      input: ({ context }) => ({
        contractNumber: context.contractNumber,
        udcContractId: null,
        amount: null,
        methods,
        origin: `${context.address}/${STEP_SLUGS.paying}`,
        key: keyOf(context, 'payment'),
      }),
      onDone: [
        {
          guard: { type: 'wasPaid', params: outcomeOf },
          target: plan.after('paying'),
          actions: { type: 'keepPaid', params: outcomeOf },
        },
        { target: plan.before('paying') ?? 'filling' },
      ],
    },
    on: { 'step.requested': goingBack(plan, 'filling', 'attaching') },
  })
