import type { EventFrom } from 'xstate'
import type { FileItem } from '../../../machines/upload/file'
import { uploadMachine } from '../../../machines/upload/upload.machine'
import { uploadDocument } from '../../../src/api/documents'
import { UnreadableFile } from '../../../src/api/technicalError'
import { callCases, networkReturnCase, serviceCases } from '../kit/cases'
import { type ActorCase, modelOf } from '../kit/model'
import { sampleFile, samplePhoto } from '../kit/sampleFile'
import { callService } from '../kit/settlement'

const inputOf = (change: Partial<FileItem>, isPhoto = false) => ({
  file: { ...(isPhoto ? samplePhoto : sampleFile), ...change },
  idempotencyKey: 'key-1',
  isPhoto,
})

/** The error of a file that was changed or deleted after the customer chose it. */
export const unreadableFileError = new UnreadableFile()

const fileUnreadable = (service: string): ActorCase => ({
  name: 'fileUnreadable',
  end: { error: unreadableFileError },
  script: [{ type: 'fail', service: service, error: unreadableFileError }],
})

export const uploadModel = modelOf(uploadMachine, {
  inputs: {
    new: inputOf({}),
    uploaded: inputOf({ status: 'uploaded', documentId: 'document-1' }),
    photo: inputOf({}, true),
    knownPhoto: inputOf({ status: 'uploaded', documentId: 'document-1' }, true),
    refused: inputOf({ status: 'refused', problem: 'tooLarge' }),
  },
  events: (): EventFrom<typeof uploadMachine>[] => [
    { type: 'upload.progressed', progress: 0.5 },
    { type: 'upload.retried' },
    { type: 'upload.removed' },
  ],
  sources: { 'upload.progressed': 'child', 'upload.retried': 'parent', 'upload.removed': 'parent' },
  actors: {
    send: () => [...callCases(uploadDocument), fileUnreadable(callService(uploadDocument))],
    prepare: () => [
      ...serviceCases('preparePhoto', {
        prepared: { ok: true, file: { size: 300_000, mimeType: 'image/jpeg' } },
        unreadable: { ok: false, problem: 'unreadable' },
      }),
      fileUnreadable('preparePhoto'),
    ],
    networkBack: () => [networkReturnCase],
  },
  project: ({ file, isReady }) => [file.status, file.documentId !== null, isReady],
})
