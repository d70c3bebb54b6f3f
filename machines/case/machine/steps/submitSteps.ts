import type { Outcome } from '../../../../src/api/endpoint'
import { errorOf, eventOutput } from '../../../actors/call'
import type { CaseDefinition } from '../../definition/definition'
import { submissionInput, submissionKey } from '../../draft/submission'
import type { BusinessError } from '../actors/fetchLoads'
import { paysDueAmount } from '../payment/paidCase'
import { paidWatchConfig } from '../payment/paidWatchConfig'
import type { Plan } from '../plan'
import type { CaseSetup } from '../setup/case.setup'
import { backTransitions, returnTransitions } from './backTransitions'

/** Result of the submission: success or business error. */
interface SubmissionDoneParams {
  readonly output: Outcome<unknown, BusinessError>
}

/**
 * Transitions for a draft that was stored during its submission. If the call was still running, the portal repeats it
 * automatically. After an error or an expired session, the customer sends the case again.
 */
export const submittingTransitions = (plan: Plan) =>
  [
    ...(plan.steps.includes('reviewing') ? [{ guard: 'wasInterrupted', target: 'reviewing' } as const] : []),
    { guard: 'hasFailed', target: 'submitFailed' },
    { guard: { type: 'stoodAt', params: 'submitting' }, target: 'submitting' },
  ] as const

/** The submitting states. */
export const submitSteps = (s: CaseSetup, plan: Plan, definition: CaseDefinition) => {
  const paymentWatch = paidWatchConfig(definition, 'watchPaidAfterFailure')
  return s.createStateConfig({
    states: {
      submitting: {
        description: 'A beküldés folyik. A piszkozat előbb elmentve, így egy újratöltés nem küldi be kétszer.',
        // The summary's address, because the customer submits from there.
        meta: { slug: 'ellenorzes' },
        tags: 'busy',
        entry: [{ type: 'reach', params: 'submitting' }, 'markSent', 'saveDraft', 'tellSubmitting'],
        invoke: {
          id: 'submit',
          src: 'submit',
          input: ({ context }) => ({
            ...submissionInput(definition, context),
            idempotencyKey: submissionKey(definition, context),
            ...(context.paid?.type === 'paid' && { paymentId: context.paid.id, isRetried: context.isRetried }),
          }),
          onDone: [
            {
              guard: { type: 'answered', params: eventOutput },
              target: 'settling',
              actions: [
                // `keepPaidSent` must run before `keepResult`, which changes the inputs of the idempotency key.
                ...(definition.payment === null ? [] : ['keepPaidSent' as const]),
                ...(plan.steps.includes('attaching') ? ['forgetFiles' as const] : []),
                { type: 'keepResult', params: eventOutput },
                'reportStatus',
              ],
            },
            ...(definition.payment === null
              ? []
              : [
                  {
                    guard: { type: 'isCardUntaken', params: eventOutput },
                    target: 'paying',
                    actions: 'dropCard',
                  } as const,
                ]),
            ...plan.laterPages.map(
              (step) =>
                ({
                  guard: {
                    type: 'refusesPage',
                    params: ({ event }: { readonly event: SubmissionDoneParams }) => ({ outcome: event.output, step }),
                  },
                  target: step,
                  actions: { type: 'keepBusinessError', params: eventOutput },
                }) as const,
            ),
            {
              target: plan.first,
              actions: [
                { type: 'keepBusinessError', params: eventOutput },
                ...(definition.payment === null ? [] : ['rememberRefusedPaid' as const]),
              ],
            },
          ],
          onError: {
            target: 'submitFailed',
            actions: [
              { type: 'keepFailure', params: errorOf },
              ...(definition.payment === null ? [] : ['keepPaidUnanswered' as const]),
            ],
          },
        },
      },
      submitFailed: {
        description: 'Nem jött használható válasz. Minden megvan, és az újabb próbálkozás nem lesz második ügy.',
        entry: ['saveDraft', 'tellStep'],
        invoke: paymentWatch.invoke,
        on: {
          ...paymentWatch.on,
          'submit.retried': [
            ...(paysDueAmount(definition) ? [{ guard: 'paysByTransfer', target: 'checkingTransfer' } as const] : []),
            { target: 'submitting' },
          ],
          'step.returned': plan.steps.includes('reviewing') ? 'reviewing' : returnTransitions(plan),
          'step.requested': backTransitions(plan, 'reviewing'),
        },
      },
    },
  }).states
}
