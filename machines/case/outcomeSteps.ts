import { outcomeOf } from '../actors/call'
import type { CaseSetup } from './case.setup'

/** What comes after the submission: what is still missing, and the confirmation. */
export const outcomeSteps = (s: CaseSetup) =>
  s.createStateConfig({
    states: {
      settling: {
        description: 'Eldől, kell-e még valami ahhoz, hogy az ügy lezáruljon.',
        tags: 'busy',
        entry: [{ type: 'reach', params: 'submitted' }, 'saveDraft', 'tellDone', 'tellSubmitted'],
        always: [
          { guard: { type: 'awaits', params: 'DIGITAL_SIGNATURE_NEEDED' }, target: 'openingSignature' },
          { guard: { type: 'awaits', params: 'IDENTIFICATION_NEEDED' }, target: 'openingIdentification' },
          { target: 'submitted' },
        ],
      },
      openingSignature: {
        description: 'Az aláírás betöltődik.',
        tags: 'busy',
        invoke: {
          id: 'openSignature',
          src: 'openPart',
          input: { part: 'signature' },
          onDone: 'signing',
          onError: 'submitted',
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
          }),
          onDone: [
            {
              guard: { type: 'wasSigned', params: outcomeOf },
              target: 'settling',
              actions: { type: 'keepSigned', params: outcomeOf },
            },
            { target: 'submitted' },
          ],
        },
      },
      openingIdentification: {
        description: 'Az azonosítás betöltődik.',
        tags: 'busy',
        invoke: {
          id: 'openIdentification',
          src: 'openPart',
          input: { part: 'identification' },
          onDone: 'identifying',
          onError: 'submitted',
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
            { guard: { type: 'wasVerified', params: outcomeOf }, target: 'settling', actions: 'keepVerified' },
            { target: 'submitted' },
          ],
        },
      },
      submitted: {
        description: 'A biztosító átvette az ügyet: a visszaigazolás látszik, és az is, ha még vár valamire.',
        tags: 'outcome',
        on: {
          'download.requested': [
            {
              guard: { type: 'isUnasked', params: ({ event }) => event.target },
              actions: { type: 'startDownload', params: ({ event }) => event.target },
            },
            {
              guard: { type: 'canRepeat', params: ({ event }) => event.target },
              actions: { type: 'repeatDownload', params: ({ event }) => event.target },
            },
          ],
          'followUp.requested': [
            { guard: { type: 'awaits', params: 'DIGITAL_SIGNATURE_NEEDED' }, target: 'openingSignature' },
            { guard: { type: 'awaits', params: 'IDENTIFICATION_NEEDED' }, target: 'openingIdentification' },
          ],
        },
      },
    },
  }).states
