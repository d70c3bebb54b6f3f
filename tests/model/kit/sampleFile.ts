import type { FileItem } from '../../../machines/upload/file'

/** The sample file's id, shaped as the ones that a browser makes up. */
export const SAMPLE_FILE_ID = 'file-1-of-the-sample'

/** A file that the customer has just chosen. */
export const sampleFile: FileItem = {
  id: SAMPLE_FILE_ID,
  name: 'forgalmi.pdf',
  size: 184_320,
  mimeType: 'application/pdf',
  status: 'sending',
  progress: 0,
  documentId: null,
  problem: null,
}

/** The id of the photo of a field, as shaped. */
export const photoId = (field: string) => `file-${field}-of-the-sample` as const

/** A photo that the customer has just taken. */
export const samplePhoto: FileItem = { ...sampleFile, name: 'elol.jpg', mimeType: 'image/jpeg' }
