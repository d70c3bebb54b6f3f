import { eventOutput } from '../../../actors/call'
import type { CodeTried } from '../../../oneTimeCode/oneTimeCode.types'
import type { CaseDefinition, CodeStep } from '../../definition/definition'
import { idempotencyKeyOf } from '../../draft/submission'
import type { Plan } from '../plan'
import type { CaseSetup } from '../setup/case.setup'
import { backTransitions } from '../steps/backTransitions'
import { callTransitions } from '../steps/callTransitions'
import { codeBody, codeChannelOf } from './code'

/**
 * The states of the one-time code. If the customer goes back and forth, no second code is sent unless the answers have
 * changed.
 */
export const codeSteps = (s: CaseSetup, plan: Plan, definition: CaseDefinition, code: CodeStep) => {
  const { submit } = definition
  const backStep = plan.before('confirming')
  return s.createStateConfig({
    states: {
      startingCode: {
        description: 'Eldől, kell-e kódot küldeni: amit egyszer igazolt az ügyfél, azt nem kérjük újra.',
        tags: 'busy',
        always: [
          // Without `submit`, the right code completes the case, so the customer never returns to this state.
          ...(submit === null ? [] : [{ guard: 'isConfirmed', target: plan.after('confirming') } as const]),
          { guard: 'wasCodeSent', target: 'confirming' },
          { target: 'sendingCode' },
        ],
      },
      sendingCode: {
        description: 'A biztosító kódot küld arra a címre vagy számra, amelyet az ügyfél megadott.',
        tags: 'busy',
        entry: ['markCodeAsked', 'saveDraft'],
        invoke: {
          id: 'startCode',
          src: 'startCode',
          input: ({ context }) => ({
            body: codeBody(definition, context),
            idempotencyKey: idempotencyKeyOf(context, code.start.id),
          }),
          ...callTransitions({ to: 'confirming', keep: 'keepCodeSent', back: backStep, notice: 'codeNotSent' }),
        },
      },
      confirming: {
        description: 'Az ügyfél beírja a kapott kódot.',
        meta: { slug: 'kod' },
        tags: 'form',
        entry: [{ type: 'reach', params: 'confirming' }, 'saveDraft', 'tellStep'],
        invoke: {
          id: 'code',
          src: 'code',
          input: ({ context }) => ({
            sentTo: context.code?.sentTo ?? '',
            confirmationSentTo: context.code?.confirmationSentTo ?? null,
            attemptsLeft: context.code?.attemptsLeft ?? 0,
            resendFrom: context.code?.resendFrom ?? 0,
            channel: codeChannelOf(code, context.code),
            key: idempotencyKeyOf(context, 'code'),
            failure: context.failure,
          }),
          onDone: [
            {
              guard: { type: 'codeEnded', params: ({ event }) => ({ output: event.output, as: 'done' }) },
              target: plan.after('confirming'),
              actions: submit === null ? [{ type: 'keepProof', params: eventOutput }, 'reportStatus'] : ['confirm'],
            },
            {
              guard: { type: 'codeEnded', params: ({ event }) => ({ output: event.output, as: 'left' }) },
              target: backStep,
            },
            {
              guard: { type: 'codeEnded', params: ({ event }) => ({ output: event.output, as: 'locked' }) },
              target: backStep,
              actions: { type: 'startCodeAnew', params: 'codeLocked' },
            },
            {
              guard: { type: 'codeEnded', params: ({ event }) => ({ output: event.output, as: 'banned' }) },
              target: backStep,
              actions: { type: 'startCodeAnew', params: 'codeBanned' },
            },
            {
              target: backStep,
              actions: { type: 'startCodeAnew', params: submit === null ? 'checkRefused' : 'codeRefused' },
            },
          ],
        },
        on: {
          'code.moved': { actions: [{ type: 'keepCode', params: ({ event }) => event.progress }, 'saveDraft'] },
          // Without `submit` the check of the code is the submission.
          ...(submit === null
            ? {
                'code.tried': {
                  actions: [
                    { type: 'keepCheck', params: ({ event }: { event: CodeTried }) => event.check },
                    'saveDraft',
                    { type: 'tellCheck', params: ({ event }: { event: CodeTried }) => event.check },
                  ],
                } as const,
              }
            : {}),
          'step.requested': backTransitions(plan, 'confirming'),
        },
      },
    },
  }).states
}
