import { FILE_TYPES, LARGEST_FILE } from '../../../src/api/documents'
import type { Problem } from '../../validation/problem'
import type { DocumentsField, FileItem } from '../field'

/** Files that a field takes at the most. */
const MOST = 10

/** Uploaded documents: at least `min`. */
export const documents = ({ min }: { readonly min: number }): DocumentsField => ({
  type: 'documents',
  kind: 'documents',
  min,
  max: MOST,
})

/** A file as the customer chose it. */
export type ChosenFile = Pick<FileItem, 'id' | 'name' | 'size' | 'mimeType'>

/** A chosen file with what the portal itself can already tell of it. */
export const fileItemOf = (file: ChosenFile): FileItem => {
  const problem = refusalOf(file)
  return { ...file, status: problem === null ? 'sending' : 'refused', progress: 0, documentId: null, problem }
}

const refusalOf = (file: ChosenFile): FileItem['problem'] => {
  if (!FILE_TYPES.includes(file.mimeType)) return 'wrongType'
  if (file.size === 0) return 'empty'
  return file.size > LARGEST_FILE ? 'tooLarge' : null
}

/** What forbids to go on with these files. */
export const checkFiles = (field: DocumentsField, files: readonly FileItem[]): Problem | null => {
  if (files.some(({ status }) => status === 'sending' || status === 'removing')) return { name: 'filesSending' }
  if (files.some(({ status }) => status !== 'uploaded')) return { name: 'filesFailed' }
  if (files.length < field.min) return { name: 'filesMissing', values: { number: field.min } }
  return files.length > field.max ? { name: 'filesTooMany', values: { number: field.max } } : null
}
