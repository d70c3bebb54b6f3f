import type { Outcome } from '../../../../src/api/endpoint'
import { errorOf, outcomeOf } from '../../../actors/call'
import type { CaseDefinition } from '../../definition/definition'
import { submissionInput, submissionKey } from '../../draft/submission'
import type { BusinessError } from '../actors/fetchLoads'
import { asksWhatIsDue } from '../payment/paidCase'
import type { Plan } from '../plan'
import type { CaseSetup } from '../setup/case.setup'
import { backTransitions, returning } from './backTransitions'

/** The submission's answer, or its refusal. */
interface Answered {
  readonly output: Outcome<unknown, BusinessError>
}

/**
 * Where a draft goes on that stands at its submission. Whoever was told that it failed, or has signed in anew since, sends
 * it again; only an answer that was still awaited is asked for without that.
 */
export const submittingTransitions = (plan: Plan) =>
  [
    ...(plan.steps.includes('reviewing') ? [{ guard: 'wasInterrupted', target: 'reviewing' } as const] : []),
    { guard: 'hasFailed', target: 'submitFailed' },
    { guard: { type: 'stoodAt', params: 'submitting' }, target: 'submitting' },
  ] as const

/** The one submission, and what becomes of it without an answer. */
export const submitSteps = (s: CaseSetup, plan: Plan, definition: CaseDefinition) =>
  s.createStateConfig({
    states: {
      submitting: {
        description: 'A beküldés folyik. A piszkozat előbb elmentve, így egy újratöltés nem küldi be kétszer.',
        // Where what is sent was read before, in a case that shows it.
        meta: { slug: 'ellenorzes' },
        tags: 'busy',
        entry: [{ type: 'reach', params: 'submitting' }, 'markSent', 'saveDraft', 'tellSubmitting'],
        invoke: {
          id: 'submit',
          src: 'submit',
          input: ({ context }) => ({
            ...submissionInput(definition, context),
            idempotencyKey: submissionKey(definition, context),
            ...(context.paid?.type === 'paid' && { paymentId: context.paid.id }),
          }),
          onDone: [
            {
              guard: { type: 'answered', params: outcomeOf },
              target: 'settling',
              actions: [
                // Before the result changes what the idempotency key is made of.
                ...(definition.payment === null ? [] : ['keepPaidSent' as const]),
                ...(plan.steps.includes('attaching') ? ['forgetFiles' as const] : []),
                { type: 'keepResult', params: outcomeOf },
                'reportStatus',
              ],
            },
            ...plan.laterPages.map(
              (step) =>
                ({
                  guard: {
                    type: 'refusesPage',
                    params: ({ event }: { readonly event: Answered }) => ({ outcome: event.output, step }),
                  },
                  target: step,
                  actions: { type: 'keepBusinessError', params: outcomeOf },
                }) as const,
            ),
            {
              target: plan.first,
              actions: [
                { type: 'keepBusinessError', params: outcomeOf },
                ...(definition.payment === null ? [] : ['rememberRefusedPaid' as const]),
              ],
            },
          ],
          onError: { target: 'submitFailed', actions: { type: 'keepFailure', params: errorOf } },
        },
      },
      submitFailed: {
        description: 'Nem jött használható válasz. Minden megvan, és az újabb próbálkozás nem lesz második ügy.',
        entry: ['saveDraft', 'tellStep'],
        on: {
          'submit.retried': [
            ...(asksWhatIsDue(definition) ? [{ guard: 'paysByTransfer', target: 'checkingTransfer' } as const] : []),
            { target: 'submitting' },
          ],
          'step.returned': plan.steps.includes('reviewing') ? 'reviewing' : returning(plan),
          'step.requested': backTransitions(plan, 'reviewing'),
        },
      },
    },
  }).states
