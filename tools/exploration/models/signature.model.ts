import { signatureMachine } from '../../../machines/signature/signature.machine'
import type { OngoingSignature, SignatureEvent } from '../../../machines/signature/signature.types'
import { signatureKey } from '../../../machines/storageKeys'
import type { FileItem } from '../../../machines/upload/file'
import type { ActorCase } from '../kit/model'
import { modelOf } from '../kit/model'
import { sampleFile } from '../kit/sampleFile'

const CASE_ID = 'case-3'

const uploadedFile: FileItem = { ...sampleFile, status: 'uploaded', progress: 1, documentId: 'document-1' }
/** A signed copy that the page has lost in a reload. */
const missingFile: FileItem = { ...sampleFile, id: 'file-before-the-reload', status: 'missing' }

/** Returns the saved state of a signature at a step. */
const signatureAt = (step: OngoingSignature['step'], files: readonly FileItem[] = []): OngoingSignature => ({
  key: 'key-1',
  step,
  digitalAttempt: 1,
  manualAttempt: 1,
  files,
})

const restoreCases = Object.entries({
  signing: signatureAt('signing'),
  attaching: signatureAt('attaching'),
  missingFile: signatureAt('attaching', [missingFile]),
  submitting: signatureAt('submitting', [uploadedFile]),
}).map(
  ([name, saved]): ActorCase => ({
    name,
    end: { output: { ...saved, details: [] } },
    script: [],
    before: [{ type: 'store', key: signatureKey(CASE_ID), value: saved }],
  }),
)
const freshCase: ActorCase = { name: 'fresh', end: { output: { ...signatureAt('choosing'), details: [] } }, script: [] }

/**
 * Returns the events that can occur for a file in its status. Its upload sends some of them, and only while it runs.
 */
const fileEvents = (file: FileItem, isUploading: boolean): SignatureEvent[] => {
  const changeEvents = (['uploaded', 'failed', 'removing'] as const).map((status): SignatureEvent => {
    return { type: 'file.changed', file: { ...file, ...(status === 'uploaded' && uploadedFile), status } }
  })
  return [
    ...(file.status === 'removing' ? [] : [{ type: 'file.removed', id: file.id } as const]),
    ...(file.status === 'failed' ? [{ type: 'file.retried', id: file.id } as const] : []),
    ...(isUploading ? [...changeEvents, { type: 'file.gone', id: file.id } as const] : []),
  ]
}

const downloadEvents = (['loading', 'saved'] as const).map((status): SignatureEvent => {
  return {
    type: 'download.changed',
    download: { id: CASE_ID, status, progress: null, isAsked: true, fileKey: null, problem: null },
  }
})

const { id, name, size, mimeType } = sampleFile

export const signatureModel = modelOf(signatureMachine, {
  inputs: { case: { caseId: CASE_ID, documentLink: null } },
  events: ({ context: { files }, children }): SignatureEvent[] => [
    { type: 'digital.chosen' },
    { type: 'manual.chosen' },
    { type: 'choice.requested' },
    { type: 'download.requested', title: 'Aláírandó irat' },
    ...('download' in children ? downloadEvents : []),
    ...(files.length === 0
      ? [{ type: 'file.added', field: 'documents', file: { id, name, size, mimeType } } as const]
      : []),
    ...files.flatMap((file) => fileEvents(file, `upload-${file.id}` in children)),
    { type: 'documents.submitted' },
    { type: 'signature.left' },
  ],
  sources: { 'download.changed': 'child', 'file.changed': 'child', 'file.gone': 'child' },
  actors: { restore: () => [freshCase, ...restoreCases] },
  stubs: ['upload', 'download'],
  project: ({ step, files, download }) => [step, files.map(({ status }) => status), download?.status],
})
