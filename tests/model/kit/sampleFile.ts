import type { FileItem } from '../../../machines/case/field'

/** A file that the customer has just chosen. */
export const sampleFile: FileItem = {
  id: 'file-1',
  name: 'forgalmi.pdf',
  size: 184_320,
  mimeType: 'application/pdf',
  status: 'sending',
  progress: 0,
  documentId: null,
  problem: null,
}
