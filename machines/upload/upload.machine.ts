import { assign, sendParent, setup } from 'xstate'
import type { uploadDocument } from '../../src/api/documents'
import type { OutcomeOf } from '../../src/api/endpoint'
import { faultKindOf } from '../../src/api/fault'
import { callActor, outcomeOf } from '../actors/call'
import { portsOf } from '../ports'
import { documentUploads, type UploadCalls } from './calls'
import type { FileItem } from './file'
import { sendFileActor } from './sendFile.actor'

/** The actor that brings a file to the insurer. */
export const uploadId = (fileId: string): string => `upload-${fileId}`

/** What the owner of the file is told whenever something changed. */
export interface FileChanged {
  readonly type: 'file.changed'
  readonly file: FileItem
}

/** The file is gone, at the insurer too. */
export interface FileGone {
  readonly type: 'file.gone'
  readonly id: string
}

type UploadEvent =
  | { readonly type: 'upload.progressed'; readonly progress: number }
  | { readonly type: 'upload.retried' }
  | { readonly type: 'upload.removed' }

interface UploadContext {
  readonly file: FileItem
  readonly idempotencyKey: string
}

/** Makes the chart of one file on its way to the insurer: sending, retry, refusal and removal. A child of whoever asked for the file. */
export const createUploadMachine = ({ send, remove }: UploadCalls) =>
  setup({
    types: {
      context: {} as UploadContext,
      input: {} as UploadContext,
      events: {} as UploadEvent,
      tags: {} as 'busy',
    },
    actors: { send: sendFileActor(send), remove: callActor(remove) },
    guards: {
      isUploaded: ({ context }) => context.file.status === 'uploaded',
      isRefused: ({ context }) => context.file.status === 'refused',
      answered: (_, outcome: { readonly ok: boolean }) => outcome.ok,
    },
    actions: {
      progress: assign(({ context }, progress: number) => ({ file: { ...context.file, progress } })),
      mark: assign(({ context }, status: FileItem['status']) => ({ file: { ...context.file, status } })),
      keepDocument: assign(({ context }, outcome: OutcomeOf<typeof uploadDocument>) => ({
        file: { ...context.file, documentId: outcome.ok ? outcome.data.id : null, progress: 1 },
      })),
      keepRefusal: assign(({ context }, outcome: OutcomeOf<typeof uploadDocument>) => ({
        file: {
          ...context.file,
          problem:
            !outcome.ok && outcome.failure.code === 'FILE_TOO_LARGE' ? ('tooLarge' as const) : ('wrongType' as const),
        },
      })),
      setProblem: assign(({ context }, problem: FileItem['problem']) => ({ file: { ...context.file, problem } })),
      tell: sendParent(({ context }): FileChanged => ({ type: 'file.changed', file: context.file })),
      tellGone: sendParent(({ context }): FileGone => ({ type: 'file.gone', id: context.file.id })),
      // What is at the insurer, or never will be, is not sent again.
      forget: ({ context, system }) => portsOf(system).forgetFile(context.file.id),
    },
  }).createMachine({
    id: 'upload',
    description: 'Egy fájl útja a biztosítóhoz.',
    context: ({ input }) => input,
    initial: 'deciding',
    states: {
      deciding: {
        description: 'Új fájl, korábban feltöltött fájl, vagy olyan, amelyet a biztosító nem fogad el.',
        always: [
          { guard: 'isUploaded', target: 'uploaded' },
          { guard: 'isRefused', target: 'refused' },
          { target: 'sending' },
        ],
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
              guard: { type: 'answered', params: outcomeOf },
              target: 'uploaded',
              actions: { type: 'keepDocument', params: outcomeOf },
            },
            { target: 'refused', actions: { type: 'keepRefusal', params: outcomeOf } },
          ],
          onError: {
            target: 'failed',
            actions: { type: 'setProblem', params: ({ event }) => faultKindOf(event.error) },
          },
        },
        on: {
          'upload.progressed': {
            actions: [{ type: 'progress', params: ({ event }) => event.progress }, 'tell'],
          },
          'upload.removed': 'removed',
        },
      },
      failed: {
        description: 'A feltöltés megszakadt, újra lehet próbálni.',
        entry: [{ type: 'mark', params: 'failed' }, 'tell'],
        on: { 'upload.retried': 'sending', 'upload.removed': 'removed' },
      },
      refused: {
        description: 'A biztosító ezt a fájlt nem fogadja el.',
        entry: [{ type: 'mark', params: 'refused' }, 'tell', 'forget'],
        on: { 'upload.removed': 'removed' },
      },
      uploaded: {
        description: 'A fájl a biztosítónál van.',
        entry: [{ type: 'mark', params: 'uploaded' }, 'tell', 'forget'],
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
            { guard: { type: 'answered', params: outcomeOf }, target: 'removed' },
            { target: 'uploaded', actions: { type: 'setProblem', params: 'notRemoved' } },
          ],
          // The file stays, says so, and stays removable.
          onError: { target: 'uploaded', actions: { type: 'setProblem', params: 'notRemoved' } },
        },
      },
      removed: {
        description: 'A fájl nincs többé.',
        type: 'final',
        entry: ['tellGone', 'forget'],
      },
    },
  })

/** The same where a file belongs to no flow with calls of its own. */
export const uploadMachine = createUploadMachine(documentUploads)
