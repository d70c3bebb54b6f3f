import { FILE_TYPES, LARGEST_FILE } from '../../src/api/documents'
import type { Problem } from '../validation/problem'
import type { ChosenFile, FileItem } from './file'
import { isPhoto, type PhotoTreatment } from './photo'

/** Whether a file is a photo that is made ready before it is sent. */
export const isReadied = (file: Pick<ChosenFile, 'mimeType'>, photos: PhotoTreatment): boolean =>
  photos !== 'asTheyAre' && isPhoto(file)

/** A chosen file with what the portal itself can already tell of it. */
export const fileItemOf = (file: ChosenFile, photos: PhotoTreatment): FileItem => {
  const problem = refusalOf(file, photos)
  return { ...file, status: problem === null ? 'sending' : 'refused', progress: 0, documentId: null, problem }
}

const refusalOf = (file: ChosenFile, photos: PhotoTreatment): FileItem['problem'] => {
  // However large it is, and however it was saved: what is sent will be neither.
  if (isReadied(file, photos)) return file.size === 0 ? 'empty' : null
  if (photos === 'only') return 'notPhoto'
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
