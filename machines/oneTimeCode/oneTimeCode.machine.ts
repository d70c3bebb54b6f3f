import { technicalErrorTypeOf } from '../../src/api/technicalError'
import { errorOf, eventOutput } from '../actors/call'
import type { CodeCalls } from './calls'
import { normaliseCode } from './codes'
import { attemptKey, resendKey } from './keys'
import { oneTimeCodeSetup } from './oneTimeCode.setup'

/**
 * Creates the machine of a sent code. The customer types the code, the insurer checks it, and the customer can request
 * a new one. The parent is the flow that needs the code. The parent sends the first code and continues with the result.
 */
export const oneTimeCodeMachine = <Data>(calls: CodeCalls<Data>) =>
  oneTimeCodeSetup(calls).createMachine({
    id: calls.id,
    description: 'Egy elküldött egyszer használatos kód: beírás, ellenőrzés, új kód kérése.',
    context: ({ input }) => ({
      ...input,
      code: '',
      confirmation: '',
      codeError: null,
      confirmationError: null,
      refusals: 0,
      notice: null,
      output: { type: 'left' },
    }),
    output: ({ context }) => context.output,
    initial: 'choosing',
    states: {
      choosing: {
        description: 'Eldől, maradt-e még próbálkozás: újratöltés után is annyi van, amennyi előtte volt.',
        tags: 'busy',
        always: [{ guard: 'isLocked', target: 'locked' }, { target: 'entering' }],
      },
      entering: {
        description: 'Az ügyfél beírja a kapott kódot.',
        tags: 'form',
        initial: 'pausing',
        invoke: {
          id: 'readCode',
          src: 'readCode',
          input: ({ context }) => ({ isAwaited: context.channel === 'phone' && context.confirmationSentTo === null }),
          // A code that is read from the text message is not submitted automatically: the customer sees it first.
          onDone: {
            guard: { type: 'isCode', params: eventOutput },
            actions: { type: 'setCode', params: eventOutput },
          },
        },
        on: {
          'answer.changed': { actions: { type: 'setCode', params: ({ event }) => event.value } },
          'confirmation.changed': { actions: { type: 'setConfirmation', params: ({ event }) => event.value } },
          'answer.submitted': [{ guard: 'isWellFormed', target: 'checking' }, { actions: 'checkCodes' }],
          'code.left': { target: 'ended', actions: { type: 'keepEnd', params: 'left' } },
        },
        states: {
          pausing: {
            description: 'Fél percig nem kérhető új kód, hogy az előző megérkezhessen.',
            invoke: {
              id: 'pause',
              src: 'sleep',
              input: ({ context }) => ({ until: context.resendFrom }),
              onDone: 'ready',
            },
          },
          ready: {
            description: 'Új kód kérhető.',
            on: { 'code.requested': 'resending' },
          },
          resending: {
            description: 'A biztosító új kódot küld.',
            tags: 'busy',
            entry: 'forgetNotice',
            invoke: {
              id: 'resend',
              src: 'resend',
              input: ({ context }) => ({
                channel: context.channel,
                key: context.key,
                idempotencyKey: resendKey(context),
              }),
              onDone: [
                {
                  guard: { type: 'answered', params: eventOutput },
                  target: 'pausing',
                  actions: [{ type: 'pauseResend', params: eventOutput }, 'tell'],
                },
                {
                  guard: { type: 'wasBanned', params: eventOutput },
                  target: `#${calls.id}.ended`,
                  actions: { type: 'keepBan', params: eventOutput },
                },
                { target: `#${calls.id}.ended`, actions: { type: 'keepEnd', params: 'refused' } },
              ],
              onError: { target: 'ready', actions: { type: 'notifyTechnicalError', params: errorOf } },
            },
          },
        },
      },
      checking: {
        description: 'A biztosító ellenőrzi a kódot.',
        tags: ['form', 'busy'],
        entry: ['forgetNotice', { type: 'tellCheck', params: 'underWay' }],
        invoke: {
          id: 'check',
          src: 'check',
          input: ({ context }) => ({
            channel: context.channel,
            key: context.key,
            code: normaliseCode(context.code),
            confirmationCode: context.confirmationSentTo === null ? null : normaliseCode(context.confirmation),
            attempt: attemptKey(context),
          }),
          onDone: [
            {
              guard: { type: 'answered', params: eventOutput },
              target: 'ended',
              actions: { type: 'keepData', params: eventOutput },
            },
            {
              guard: { type: 'wasBanned', params: eventOutput },
              target: 'ended',
              actions: { type: 'keepBan', params: eventOutput },
            },
            {
              guard: { type: 'wasLast', params: eventOutput },
              target: 'locked',
              actions: [{ type: 'countAttempt', params: eventOutput }, 'tell', { type: 'tellCheck', params: 'wrong' }],
            },
            {
              guard: { type: 'wasWrong', params: eventOutput },
              target: 'entering',
              actions: [{ type: 'countAttempt', params: eventOutput }, 'tell', { type: 'tellCheck', params: 'wrong' }],
            },
            { target: 'ended', actions: { type: 'keepEnd', params: 'refused' } },
          ],
          onError: {
            target: 'entering',
            actions: [
              { type: 'notifyTechnicalError', params: errorOf },
              { type: 'tellCheck', params: ({ event }) => technicalErrorTypeOf(event.error) },
            ],
          },
        },
      },
      locked: {
        description: 'Elfogytak a próbálkozások: amihez a kód kellett, azt elölről kell kezdeni.',
        tags: 'outcome',
        on: { 'code.left': { target: 'ended', actions: { type: 'keepEnd', params: 'locked' } } },
      },
      ended: { description: 'A kód dolga véget ért.', type: 'final' },
    },
  })
