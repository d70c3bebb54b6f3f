import { FILE_TYPES, LARGEST_FILE } from '../../src/api/documents'
import type { Problem } from '../validation/problem'
import type { ChosenFile, FileItem } from './file'

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

/** How many files are asked for. */
interface FileLimits {
  readonly min: number
  readonly max: number
}

/** What forbids to go on with these files. */
export const checkFiles = ({ min, max }: FileLimits, files: readonly FileItem[]): Problem | null => {
  if (files.some(({ status }) => status === 'sending' || status === 'removing')) return { name: 'filesSending' }
  if (files.some(({ status }) => status !== 'uploaded')) return { name: 'filesFailed' }
  if (files.length < min) return { name: 'filesMissing', values: { number: min } }
  return files.length > max ? { name: 'filesTooMany', values: { number: max } } : null
}
