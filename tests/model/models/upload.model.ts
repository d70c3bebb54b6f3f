import type { EventFrom } from 'xstate'
import type { FileItem } from '../../../machines/upload/file'
import { uploadMachine } from '../../../machines/upload/upload.machine'
import { uploadDocument } from '../../../src/api/documents'
import { callCases } from '../kit/cases'
import { modelOf } from '../kit/model'
import { sampleFile } from '../kit/sampleFile'

const inputOf = (change: Partial<FileItem>) => ({
  file: { ...sampleFile, ...change },
  idempotencyKey: 'key-1',
})

export const upload = modelOf(uploadMachine, {
  inputs: {
    new: inputOf({}),
    uploaded: inputOf({ status: 'uploaded', documentId: 'document-1' }),
    refused: inputOf({ status: 'refused', problem: 'tooLarge' }),
  },
  events: (): EventFrom<typeof uploadMachine>[] => [
    { type: 'upload.progressed', progress: 0.5 },
    { type: 'upload.retried' },
    { type: 'upload.removed' },
  ],
  sources: { 'upload.progressed': 'child', 'upload.retried': 'parent', 'upload.removed': 'parent' },
  actors: { send: () => callCases(uploadDocument) },
  project: ({ file }) => [file.status, file.documentId !== null],
})
