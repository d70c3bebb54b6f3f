import { signatureMachine } from '../../../machines/signature/signature.machine'
import type { BegunSignature, SignatureEvent } from '../../../machines/signature/signature.types'
import { signatureKey } from '../../../machines/storageKeys'
import type { FileItem } from '../../../machines/upload/file'
import type { ActorCase } from '../kit/model'
import { modelOf } from '../kit/model'
import { sampleFile } from '../kit/sampleFile'

const CASE = 'case-3'

const uploaded: FileItem = { ...sampleFile, status: 'uploaded', progress: 1, documentId: 'document-1' }
/** A signed copy that the page has lost in a reload. */
const missing: FileItem = { ...sampleFile, id: 'file-before-the-reload', status: 'missing' }

/** The saved state of a signature at a step. */
const begun = (step: BegunSignature['step'], files: readonly FileItem[] = []): BegunSignature => ({
  key: 'key-1',
  step,
  digitalAttempt: 1,
  manualAttempt: 1,
  files,
})

const starts = Object.entries({
  signing: begun('signing'),
  attaching: begun('attaching'),
  missingFile: begun('attaching', [missing]),
  submitting: begun('submitting', [uploaded]),
}).map(
  ([name, kept]): ActorCase => ({
    name,
    end: { output: { ...kept, details: [] } },
    script: [],
    before: [{ type: 'store', key: signatureKey(CASE), value: kept }],
  }),
)
const fresh: ActorCase = { name: 'fresh', end: { output: { ...begun('choosing'), details: [] } }, script: [] }

/** Returns the events of a file, by its status. Its upload must be running to send events. */
const fileEvents = (file: FileItem, isUploading: boolean): SignatureEvent[] => {
  const changed = (['uploaded', 'failed', 'removing'] as const).map((status): SignatureEvent => {
    return { type: 'file.changed', file: { ...file, ...(status === 'uploaded' && uploaded), status } }
  })
  return [
    ...(file.status === 'removing' ? [] : [{ type: 'file.removed', id: file.id } as const]),
    ...(file.status === 'failed' ? [{ type: 'file.retried', id: file.id } as const] : []),
    ...(isUploading ? [...changed, { type: 'file.gone', id: file.id } as const] : []),
  ]
}

const changes = (['loading', 'saved'] as const).map((status): SignatureEvent => {
  return {
    type: 'download.changed',
    download: { id: CASE, status, progress: null, isAsked: true, fileKey: null, problem: null },
  }
})

const { id, name, size, mimeType } = sampleFile

export const signature = modelOf(signatureMachine, {
  inputs: { case: { caseId: CASE, documentLink: null } },
  events: ({ context: { files }, children }): SignatureEvent[] => [
    { type: 'digital.chosen' },
    { type: 'manual.chosen' },
    { type: 'choice.requested' },
    { type: 'download.requested', title: 'Aláírandó irat' },
    ...('download' in children ? changes : []),
    ...(files.length === 0
      ? [{ type: 'file.added', field: 'documents', file: { id, name, size, mimeType } } as const]
      : []),
    ...files.flatMap((file) => fileEvents(file, `upload-${file.id}` in children)),
    { type: 'documents.submitted' },
    { type: 'signature.left' },
  ],
  sources: { 'download.changed': 'child', 'file.changed': 'child', 'file.gone': 'child' },
  actors: { restore: () => [fresh, ...starts] },
  stubs: ['upload', 'download'],
  project: ({ step, files, download }) => [step, files.map(({ status }) => status), download?.status],
})
