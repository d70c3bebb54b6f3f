import { assign, sendParent, setup } from 'xstate'
import type { downloadDocument, uploadDocument } from '../../src/api/documents'
import type { OutcomeOf } from '../../src/api/endpoint'
import { technicalErrorTypeOf, UnreadableFile } from '../../src/api/technicalError'
import { callActor, errorOf, eventOutput } from '../actors/call'
import { networkBack } from '../actors/networkBack'
import type { PreparedPhoto } from '../services'
import { servicesOf } from '../services'
import { documentUploads, type UploadCalls } from './calls'
import type { FileItem } from './file'
import { findPhotoActor, preparePhotoActor } from './photo.actors'
import { sendFileActor } from './sendFile.actor'

/** The id of the actor that uploads a file. */
export const uploadActorId = (fileId: string): string => `upload-${fileId}`

/** Sent to the machine that started the upload, after each change of the file. */
export interface FileChanged {
  readonly type: 'file.changed'
  readonly file: FileItem
}

/** Sent to the machine that started the upload when the file was removed, at the insurer too. */
export interface FileGone {
  readonly type: 'file.gone'
  readonly id: string
}

type UploadEvent =
  | { readonly type: 'upload.progressed'; readonly progress: number }
  | { readonly type: 'upload.retried' }
  | { readonly type: 'upload.removed' }

/**
 * The file to upload, and its idempotency key. The machine prepares a photo before it sends the file, and shows a
 * preview.
 */
export interface UploadInput {
  readonly file: FileItem
  readonly idempotencyKey: string
  readonly isPhoto: boolean
}

interface UploadContext extends UploadInput {
  readonly isReady: boolean
}

/**
 * Creates the machine of one file's upload: sending, retry, rejection and removal. A child of the machine that
 * requested the upload.
 */
export const createUploadMachine = ({ send, remove, canFind }: UploadCalls) =>
  setup({
    types: {
      context: {} as UploadContext,
      input: {} as UploadInput,
      events: {} as UploadEvent,
      tags: {} as 'busy',
    },
    actors: {
      send: sendFileActor(send),
      remove: callActor(remove),
      prepare: preparePhotoActor,
      find: findPhotoActor,
      networkBack,
    },
    guards: {
      isKnownPhoto: ({ context }) => canFind === true && context.isPhoto && context.file.status === 'uploaded',
      isUnready: ({ context }) => !context.isReady,
      isUploaded: ({ context }) => context.file.status === 'uploaded',
      isRefused: ({ context }) => context.file.status === 'refused',
      isUnknown: (_, outcome: OutcomeOf<typeof downloadDocument>) =>
        !outcome.ok && outcome.failure.code === 'DOCUMENT_NOT_FOUND',
      isUnreadable: (_, error: unknown) => error instanceof UnreadableFile,
      answered: (_, outcome: { readonly ok: boolean }) => outcome.ok,
    },
    actions: {
      progress: assign(({ context }, progress: number) => ({ file: { ...context.file, progress } })),
      mark: assign(({ context }, status: FileItem['status']) => ({ file: { ...context.file, status } })),
      keepDocument: assign(({ context }, outcome: OutcomeOf<typeof uploadDocument>) => ({
        file: { ...context.file, documentId: outcome.ok ? outcome.data.id : null, progress: 1 },
      })),
      keepPrepared: assign(({ context }, preparedPhoto: PreparedPhoto) =>
        preparedPhoto.ok
          ? { isReady: true, file: { ...context.file, ...preparedPhoto.file } }
          : { file: { ...context.file, problem: preparedPhoto.problem } },
      ),
      lose: assign(({ context: { file } }) => ({
        file: { ...file, status: 'missing' as const, progress: 0, documentId: null, problem: 'lost' as const },
      })),
      keepBusinessError: assign(({ context }, outcome: OutcomeOf<typeof uploadDocument>) => ({
        file: {
          ...context.file,
          problem:
            !outcome.ok && outcome.failure.code === 'FILE_TOO_LARGE' ? ('tooLarge' as const) : ('wrongType' as const),
        },
      })),
      setProblem: assign(({ context }, problem: FileItem['problem']) => ({ file: { ...context.file, problem } })),
      tell: sendParent(({ context }): FileChanged => ({ type: 'file.changed', file: context.file })),
      tellGone: sendParent(({ context }): FileGone => ({ type: 'file.gone', id: context.file.id })),
      // Releases an uploaded file, because it is not sent again. The preview of a photo stays.
      release: ({ context, system }) => servicesOf(system).releaseFile(context.file.id),
      forget: ({ context, system }) => servicesOf(system).forgetFile(context.file.id),
    },
  }).createMachine({
    id: 'upload',
    description: 'Egy fájl útja a biztosítóhoz.',
    context: ({ input }) => ({ ...input, isReady: !input.isPhoto }),
    initial: 'deciding',
    states: {
      deciding: {
        description: 'Új fájl, korábban feltöltött fájl, vagy olyan, amelyet a biztosító nem fogad el.',
        always: [
          { guard: 'isKnownPhoto', target: 'finding' },
          { guard: 'isUploaded', target: 'uploaded' },
          { guard: 'isRefused', target: 'refused' },
          { guard: 'isUnready', target: 'preparing' },
          { target: 'sending' },
        ],
      },
      preparing: {
        description: 'A fényképet a böngésző álló helyzetbe forgatja és lekicsinyíti.',
        tags: 'busy',
        entry: [{ type: 'setProblem', params: null }, { type: 'mark', params: 'sending' }, 'tell'],
        invoke: {
          id: 'prepare',
          src: 'prepare',
          input: ({ context }) => ({ fileId: context.file.id }),
          onDone: [
            {
              guard: { type: 'answered', params: eventOutput },
              target: 'sending',
              actions: { type: 'keepPrepared', params: eventOutput },
            },
            { target: 'refused', actions: { type: 'keepPrepared', params: eventOutput } },
          ],
          onError: [
            { guard: { type: 'isUnreadable', params: errorOf }, target: 'lost' },
            {
              target: 'failed',
              actions: { type: 'setProblem', params: ({ event }) => technicalErrorTypeOf(event.error) },
            },
          ],
        },
        on: { 'upload.removed': 'removed' },
      },
      sending: {
        description: 'A fájl feltöltése folyik.',
        tags: 'busy',
        entry: [{ type: 'setProblem', params: null }, { type: 'mark', params: 'sending' }, 'tell'],
        invoke: {
          id: 'send',
          src: 'send',
          input: ({ context, self }) => ({
            fileId: context.file.id,
            idempotencyKey: context.idempotencyKey,
            reportTo: self,
          }),
          onDone: [
            {
              guard: { type: 'answered', params: eventOutput },
              target: 'uploaded',
              actions: { type: 'keepDocument', params: eventOutput },
            },
            { target: 'refused', actions: { type: 'keepBusinessError', params: eventOutput } },
          ],
          onError: [
            { guard: { type: 'isUnreadable', params: errorOf }, target: 'lost' },
            {
              target: 'failed',
              actions: { type: 'setProblem', params: ({ event }) => technicalErrorTypeOf(event.error) },
            },
          ],
        },
        on: {
          'upload.progressed': {
            actions: [{ type: 'progress', params: ({ event }) => event.progress }, 'tell'],
          },
          'upload.removed': 'removed',
        },
      },
      failed: {
        description:
          'A feltöltés megszakadt: újra lehet próbálni, és automatikusan is újraindul, ha visszatér a hálózat.',
        entry: [{ type: 'mark', params: 'failed' }, 'tell'],
        invoke: { id: 'networkBack', src: 'networkBack', onDone: 'deciding' },
        on: { 'upload.retried': 'deciding', 'upload.removed': 'removed' },
      },
      refused: {
        description: 'A biztosító ezt a fájlt nem fogadja el.',
        entry: [{ type: 'mark', params: 'refused' }, 'tell', 'forget'],
        on: { 'upload.removed': 'removed' },
      },
      finding: {
        description: 'Korábban feltöltött fénykép: a biztosítótól jön vissza, hogy látni lehessen.',
        tags: 'busy',
        invoke: {
          id: 'find',
          src: 'find',
          input: ({ context: { file } }) => ({ fileId: file.id, documentId: file.documentId ?? '' }),
          onDone: [{ guard: { type: 'isUnknown', params: eventOutput }, target: 'lost' }, { target: 'uploaded' }],
          // The file counts as uploaded; only its preview is missing.
          onError: 'uploaded',
        },
        on: { 'upload.removed': 'removing' },
      },
      uploaded: {
        description: 'A fájl a biztosítónál van.',
        entry: [{ type: 'mark', params: 'uploaded' }, 'tell', 'release'],
        on: { 'upload.removed': 'removing' },
      },
      removing: {
        description: 'A fájl törlése folyik a biztosítónál.',
        tags: 'busy',
        entry: [{ type: 'setProblem', params: null }, { type: 'mark', params: 'removing' }, 'tell'],
        invoke: {
          id: 'remove',
          src: 'remove',
          input: ({ context }) => ({ query: { id: context.file.documentId ?? '' } }),
          onDone: [
            { guard: { type: 'answered', params: eventOutput }, target: 'removed' },
            { target: 'uploaded', actions: { type: 'setProblem', params: 'notRemoved' } },
          ],
          // The file stays, shows the error, and can be removed later.
          onError: { target: 'uploaded', actions: { type: 'setProblem', params: 'notRemoved' } },
        },
      },
      lost: {
        description:
          'A fájl már nincs meg a biztosítónál, vagy az eszközön közben megváltozott: újra ki kell választani.',
        type: 'final',
        entry: ['lose', 'tell', 'forget'],
      },
      removed: {
        description: 'A fájl nincs többé.',
        type: 'final',
        entry: ['tellGone', 'forget'],
      },
    },
  })

/** The upload machine for a file of a flow that has no upload endpoints of its own. */
export const uploadMachine = createUploadMachine(documentUploads)
