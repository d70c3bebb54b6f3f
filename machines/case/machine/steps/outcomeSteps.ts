import { errorOf, eventOutput } from '../../../actors/call'
import { downloadTransitions } from '../../../download/downloadTransitions'
import type { CaseDefinition } from '../../definition/definition'
import type { CaseSetup } from '../setup/case.setup'

/** Transition after the module of the signature or identification failed to load. The error is shown and reported. */
const unopenedTransition = (part: 'signature' | 'identification') =>
  ({
    target: 'unopened',
    actions: [
      { type: 'notifyTechnicalError', params: errorOf },
      { type: 'reportUnopened', params: part },
    ],
  }) as const

/** Transitions to the pending signature or identification. */
const followUpTransitions = [
  { guard: { type: 'awaits', params: 'DIGITAL_SIGNATURE_NEEDED' }, target: 'openingSignature' },
  { guard: { type: 'awaits', params: 'IDENTIFICATION_NEEDED' }, target: 'openingIdentification' },
] as const

/** States after the submission: the signature or identification that the insurer requires, and the confirmation. */
export const outcomeSteps = (s: CaseSetup, { payment, preview }: CaseDefinition) => {
  /**
   * Shared config of the states that show the confirmation. In one of these states, the module of the signature or
   * identification has failed to load.
   */
  const confirmationConfig = s.createStateConfig({
    tags: 'outcome',
    ...(payment === null ? {} : ({ entry: 'startCopying', exit: 'stopCopying' } as const)),
    on: {
      ...downloadTransitions,
      'followUp.requested': followUpTransitions.map(
        (followUp) => ({ ...followUp, actions: ['takeUp', 'saveDraft'] }) as const,
      ),
    },
  })
  return s.createStateConfig({
    states: {
      settling: {
        description: 'Eldől, kell-e még valami ahhoz, hogy az ügy lezáruljon.',
        tags: 'busy',
        entry: [
          { type: 'reach', params: 'submitted' },
          'saveDraft',
          'tellDone',
          'tellSubmitted',
          ...(preview === null ? [] : (['endPreview'] as const)),
        ],
        always: [{ guard: 'isPutOff', target: 'submitted' }, ...followUpTransitions, { target: 'submitted' }],
      },
      openingSignature: {
        description: 'Az aláírás betöltődik.',
        tags: 'busy',
        invoke: {
          id: 'openSignature',
          src: 'openModule',
          input: { module: 'signature' },
          onDone: 'signing',
          onError: unopenedTransition('signature'),
        },
      },
      signing: {
        description: 'A biztosító átvette az ügyet, de az ügyfélnek alá is kell írnia.',
        tags: 'form',
        invoke: {
          id: 'signature',
          src: 'signature',
          input: ({ context }) => ({
            caseId: context.result?.caseId ?? '',
            documentLink: context.result?.confirmationDocumentLink ?? null,
            // A reload loses the answers, so the signature reads the details from the list of cases. Only the
            // contractor can list cases.
            asksDetails: context.isContractor && context.submittedAnswers === null,
          }),
          onDone: [
            {
              guard: { type: 'endedAs', params: ({ event }) => ({ output: event.output, as: 'signed' }) },
              target: 'settling',
              actions: [{ type: 'keepSigned', params: eventOutput }, 'reportStatus'],
            },
            { target: 'submitted', actions: ['putOff', 'saveDraft'] },
          ],
        },
      },
      openingIdentification: {
        description: 'Az azonosítás betöltődik.',
        tags: 'busy',
        invoke: {
          id: 'openIdentification',
          src: 'openModule',
          input: { module: 'identification' },
          onDone: 'identifying',
          onError: unopenedTransition('identification'),
        },
      },
      identifying: {
        description: 'A biztosító átvette az ügyet, de az ügyfélnek azonosítania kell magát.',
        tags: 'form',
        invoke: {
          id: 'identification',
          src: 'identification',
          input: ({ context }) => ({ caseId: context.result?.caseId ?? '' }),
          onDone: [
            {
              guard: { type: 'endedAs', params: ({ event }) => ({ output: event.output, as: 'verified' }) },
              target: 'settling',
              actions: { type: 'keepVerified', params: eventOutput },
            },
            {
              guard: { type: 'endedAs', params: ({ event }) => ({ output: event.output, as: 'left' }) },
              target: 'submitted',
              actions: ['putOff', 'saveDraft'],
            },
            { target: 'submitted' },
          ],
        },
      },
      unopened: {
        ...confirmationConfig,
        description:
          'A biztosító átvette az ügyet, de ami még hiányzik, nem töltődött be: a visszaigazolás látszik, és amint van hálózat, automatikusan folytatódik.',
        invoke: { id: 'networkBackForFollowUp', src: 'networkBack', onDone: followUpTransitions },
      },
      submitted: {
        ...confirmationConfig,
        description: 'A biztosító átvette az ügyet: a visszaigazolás látszik, és az is, ha még vár valamire.',
        meta: { slug: '' },
        ...(payment === null
          ? {}
          : ({
              invoke: {
                id: 'watchPaidAfterSubmission',
                src: 'watchPaid',
                input: ({ context: { paid } }) => ({ paid, isSubmitted: true }),
              },
              on: {
                ...confirmationConfig.on,
                'paid.known': { actions: { type: 'keepSentKnown', params: ({ event }) => event.end } },
              },
            } as const)),
      },
    },
  }).states
}
