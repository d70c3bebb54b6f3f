import { errorOf, eventOutput } from '../actors/call'
import { documentIds } from './files'
import { signatureSetup } from './signature.setup'

const titleOf = ({ event }: { readonly event: { readonly title: string } }): string => event.title

/** Transitions that download the documents to sign, in both ways of signing. */
const downloadTransitions = {
  'download.requested': [
    { guard: 'isUnasked', actions: { type: 'startDownload', params: titleOf } },
    { guard: 'canRepeat', actions: 'repeatDownload' },
  ],
} as const

/**
 * The customer signs a case's documents: digitally, or on paper with an uploaded scan. Invoked by the machine that
 * needs the signature. After a reload, or if the customer left, the signature continues at the same step. If an answer
 * was pending, the customer has to repeat the request. The repeated request has the same idempotency key.
 */
export const signatureMachine = signatureSetup.createMachine({
  id: 'signature',
  description: 'Az ügyfél aláírja egy ügy iratait.',
  context: ({ input }) => ({
    ...input,
    key: '',
    step: 'choosing',
    digitalAttempt: 1,
    manualAttempt: 1,
    files: [],
    details: [],
    notice: null,
    download: null,
    problem: null,
    refusals: 0,
    hasMoved: false,
    output: { type: 'left' },
  }),
  output: ({ context }) => context.output,
  initial: 'restoring',
  on: {
    // An upload continues on every step.
    'file.changed': { actions: [{ type: 'updateFile', params: ({ event }) => event.file }, 'save'] },
    'download.changed': { actions: { type: 'keepDownload', params: ({ event }) => event.download } },
    'file.gone': { actions: [{ type: 'dropFile', params: ({ event }) => event.id }, 'save'] },
  },
  states: {
    restoring: {
      description:
        'Előkerül, ha korábban már elkezdte az aláírást. Ha a beküldött válaszok már nincsenek meg, a biztosítótól megkérdezzük, mit ír alá az ügyfél.',
      tags: 'busy',
      invoke: {
        id: 'restore',
        src: 'restore',
        input: ({ context }) => context,
        onDone: { target: 'resuming', actions: { type: 'keepRestored', params: eventOutput } },
      },
    },
    resuming: {
      description: 'Az aláírás ott folytatódik, ahol az ügyfél abbahagyta.',
      tags: 'busy',
      entry: 'resumeUploads',
      always: [
        { guard: { type: 'stoodAt', params: 'signing' }, target: 'choosing', actions: 'missAnswer' },
        { guard: { type: 'stoodAt', params: 'attaching' }, target: 'attaching' },
        { guard: { type: 'stoodAt', params: 'submitting' }, target: 'attaching', actions: 'missAnswer' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      description: 'Az ügyfél választ a digitális és a kézi aláírás között.',
      tags: 'form',
      entry: [{ type: 'reach', params: 'choosing' }, 'save'],
      on: {
        'digital.chosen': 'signing',
        'manual.chosen': { target: 'attaching', actions: ['forgetNotice', 'noteMove'] },
        'signature.left': 'left',
        ...downloadTransitions,
      },
    },
    signing: {
      description: 'A digitális aláírás folyik; ha nem jön válasz, ugyanaz a kérés ismételhető.',
      tags: ['form', 'busy'],
      entry: ['forgetNotice', { type: 'reach', params: 'signing' }, 'save'],
      invoke: {
        id: 'signDigitally',
        src: 'signDigitally',
        input: ({ context: { caseId, key, digitalAttempt } }) => ({
          body: { caseId },
          idempotencyKey: `${key}-digital-${digitalAttempt}`,
        }),
        onDone: [
          {
            guard: { type: 'isTaken', params: eventOutput },
            target: 'signed',
            actions: { type: 'keepSigned', params: eventOutput },
          },
          { target: 'choosing', actions: { type: 'refuseDigital', params: eventOutput } },
        ],
        onError: { target: 'choosing', actions: { type: 'notifyTechnicalError', params: errorOf } },
      },
      on: { 'signature.left': 'left' },
    },
    attaching: {
      description: 'Az ügyfél letölti, aláírja és feltölti az iratot.',
      tags: 'form',
      entry: [{ type: 'reach', params: 'attaching' }, 'save'],
      on: {
        'file.added': { actions: [{ type: 'addFile', params: ({ event }) => event.file }, 'save'] },
        'file.removed': [
          {
            guard: { type: 'isMissing', params: ({ event }) => event.id },
            actions: [{ type: 'dropFile', params: ({ event }) => event.id }, 'save'],
          },
          {
            guard: { type: 'canRemove', params: ({ event }) => event.id },
            actions: { type: 'removeFile', params: ({ event }) => event.id },
          },
        ],
        'file.retried': {
          guard: { type: 'canRetry', params: ({ event }) => event.id },
          actions: { type: 'retryFile', params: ({ event }) => event.id },
        },
        'documents.submitted': [{ guard: 'isComplete', target: 'submitting' }, { actions: 'refuseFiles' }],
        'choice.requested': { target: 'choosing', actions: ['forgetNotice', 'noteMove'] },
        'signature.left': 'left',
        ...downloadTransitions,
      },
    },
    submitting: {
      description: 'Az aláírt példányok beküldése folyik; ha nem jön válasz, ugyanaz a beküldés ismételhető.',
      tags: ['form', 'busy'],
      entry: ['forgetNotice', { type: 'reach', params: 'submitting' }, 'save'],
      invoke: {
        id: 'signManually',
        src: 'signManually',
        input: ({ context: { caseId, key, manualAttempt, files } }) => ({
          body: { caseId, documents: [...documentIds(files)] },
          idempotencyKey: `${key}-manual-${manualAttempt}`,
        }),
        onDone: [
          {
            guard: { type: 'isTaken', params: eventOutput },
            target: 'signed',
            actions: { type: 'keepSigned', params: eventOutput },
          },
          { target: 'attaching', actions: { type: 'refuseManual', params: eventOutput } },
        ],
        onError: { target: 'attaching', actions: { type: 'notifyTechnicalError', params: errorOf } },
      },
      on: { 'signature.left': 'left' },
    },
    signed: {
      description: 'A biztosító átvette az aláírást, nincs mit megőrizni belőle.',
      type: 'final',
      entry: ['forgetSaved', 'forgetFiles'],
    },
    left: {
      description: 'Az ügyfél később írja alá: ott folytathatja, ahol abbahagyta.',
      type: 'final',
      entry: 'forgetFiles',
    },
  },
})
