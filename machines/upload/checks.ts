import { FILE_TYPES, LARGEST_FILE } from '../../src/api/documents'
import type { Problem } from '../validation/problem'
import type { ChosenFile, FileItem } from './file'
import { isPhoto, type PhotoTreatment } from './photo'

/** Tells if a file is a photo that the browser prepares before sending: it makes the photo upright and smaller. */
export const isPhotoToPrepare = (file: Pick<ChosenFile, 'mimeType'>, photos: PhotoTreatment): boolean =>
  photos !== 'asTheyAre' && isPhoto(file)

/** Creates the item of a chosen file, with the result of the portal's own checks. */
export const fileItemOf = (file: ChosenFile, photos: PhotoTreatment): FileItem => {
  const problem = fileProblemOf(file, photos)
  return { ...file, status: problem === null ? 'sending' : 'refused', progress: 0, documentId: null, problem }
}

const fileProblemOf = (file: ChosenFile, photos: PhotoTreatment): FileItem['problem'] => {
  // The size and type of a photo are not checked, because preparing the photo changes both.
  if (isPhotoToPrepare(file, photos)) return file.size === 0 ? 'empty' : null
  if (photos === 'only') return 'notPhoto'
  if (!FILE_TYPES.includes(file.mimeType)) return 'wrongType'
  if (file.size === 0) return 'empty'
  return file.size > LARGEST_FILE ? 'tooLarge' : null
}

/** The number of files that a field accepts. */
interface FileLimits {
  readonly min: number
  readonly max: number
}

/** Checks the files of a field. Returns `null` if the customer may continue. */
export const checkFiles = ({ min, max }: FileLimits, files: readonly FileItem[]): Problem | null => {
  if (files.some(({ status }) => status === 'sending' || status === 'removing')) return { name: 'filesSending' }
  if (files.some(({ status }) => status !== 'uploaded')) return { name: 'filesFailed' }
  if (files.length < min) return { name: 'filesMissing', values: { number: min } }
  return files.length > max ? { name: 'filesTooMany', values: { number: max } } : null
}
