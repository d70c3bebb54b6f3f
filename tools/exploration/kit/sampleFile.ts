import type { CaseDefinition } from '../../../machines/case/definition/definition'
import { isSinglePhotoField } from '../../../machines/case/machine/changes/files'
import type { PreparedPhoto } from '../../../machines/services'
import type { FileItem } from '../../../machines/upload/file'

/** The sample file's id, in the format of ids created by a browser. */
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

/** Returns the id of a field's photo, in the format of `SAMPLE_FILE_ID`. */
export const photoId = (field: string) => `file-${field}-of-the-sample` as const

/** A photo that the customer has just taken. */
export const samplePhoto: FileItem = { ...sampleFile, name: 'elol.jpg', mimeType: 'image/jpeg' }

/** The result of preparing `samplePhoto` for its upload. */
export const samplePreparedPhoto: PreparedPhoto = {
  ok: true,
  file: { size: 300_000, mimeType: 'image/jpeg' },
}

const PDF_FILE = new File(['%PDF-1.7\n'], sampleFile.name, { type: sampleFile.mimeType })
const PHOTO_FILE = new File([Uint8Array.of(0xff, 0xd8, 0xff)], samplePhoto.name, { type: samplePhoto.mimeType })

/** Returns the file that a customer chooses for a field. The insurer detects its type from its first bytes. */
export const fileFor = (definition: CaseDefinition, field: string): File =>
  isSinglePhotoField(definition, field) ? PHOTO_FILE : PDF_FILE
