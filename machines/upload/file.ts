import type { TechnicalErrorType } from '../../src/api/technicalError'

/** The errors of a file, except technical errors of its upload. */
export const FILE_PROBLEMS = [
  'tooLarge',
  'wrongType',
  'notPhoto',
  'heic',
  'unreadable',
  'lost',
  'empty',
  'notRemoved',
] as const

/** A file as machines know it. The `File` itself stays in the services. */
export interface FileItem {
  readonly id: string
  readonly name: string
  /** Size of the file, in bytes. */
  readonly size: number
  readonly mimeType: string
  /** `true` for a PDF that may need a password to be opened. */
  readonly isLocked?: boolean | undefined
  /** `true` for a photo whose end is missing. */
  readonly isCut?: boolean | undefined
  /**
   * `failed`: a technical error stopped the upload, and the customer can repeat it. `refused`: the portal or the
   * insurer rejected the file. `missing`: chosen before a reload and not yet sent, so the customer has to choose it
   * again.
   */
  readonly status: 'sending' | 'uploaded' | 'failed' | 'refused' | 'missing' | 'removing'
  /** The uploaded share, 0 to 1. */
  readonly progress: number
  /** The insurer's id of the file; `null` until the file is uploaded. */
  readonly documentId: string | null
  /** The reason why the file was rejected, did not arrive or could not be removed; `null` if absent. */
  readonly problem: (typeof FILE_PROBLEMS)[number] | TechnicalErrorType | null
}

/** A file that the customer has chosen. */
export type ChosenFile = Pick<FileItem, 'id' | 'name' | 'size' | 'mimeType' | 'isLocked' | 'isCut'>

/** The customer's events for the files of a field. */
export type FileEvent =
  | { readonly type: 'file.added'; readonly field: string; readonly file: ChosenFile }
  | { readonly type: 'file.removed'; readonly id: string }
  | { readonly type: 'file.retried'; readonly id: string }

/**
 * Returns the missing file that a newly chosen file replaces; `undefined` if none exists. The missing file has the
 * same name, and a reload stopped its upload.
 */
const missingFileFor = (files: readonly FileItem[], { name }: Pick<ChosenFile, 'name'>): FileItem | undefined =>
  files.find((file) => file.status === 'missing' && file.name === name)

/** Adds a file: at the end, or in place of a missing one. */
export const withAddedFile = (files: readonly FileItem[], newFile: FileItem): readonly FileItem[] => {
  const missingFile = missingFileFor(files, newFile)
  return missingFile === undefined ? [...files, newFile] : files.map((file) => (file === missingFile ? newFile : file))
}

/** The chosen files that the field still accepts, in the order of their choice. */
export const fittingFiles = <Chosen extends Pick<ChosenFile, 'name'>>(
  files: readonly FileItem[],
  chosenFiles: readonly Chosen[],
  max: number,
): readonly Chosen[] => {
  let missingFiles = files.filter(({ status }) => status === 'missing')
  let freePlaces = max - files.length
  return chosenFiles.filter((chosenFile) => {
    const missingFile = missingFileFor(missingFiles, chosenFile)
    missingFiles = missingFiles.filter((file) => file !== missingFile)
    if (missingFile === undefined) freePlaces -= 1
    return missingFile !== undefined || freePlaces >= 0
  })
}

const fileStatusOf = (files: readonly FileItem[], id: string): FileItem['status'] | undefined =>
  files.find((file) => file.id === id)?.status

/** Tells if a reload has lost the file. Such a file is removed without a call. */
export const isFileMissing = (files: readonly FileItem[], id: string): boolean => fileStatusOf(files, id) === 'missing'

/**
 * Tells if an upload can be repeated: only if it has failed. A second press of the button has no effect, because the
 * upload is then running again.
 */
export const canRetryUpload = (files: readonly FileItem[], id: string): boolean => fileStatusOf(files, id) === 'failed'

/**
 * Tells if the upload's actor can remove a file: the file is in the list, and is neither missing nor already being
 * removed.
 */
export const canRemoveFile = (files: readonly FileItem[], id: string): boolean =>
  !['missing', 'removing', undefined].includes(fileStatusOf(files, id))

/** Tells if only the progress of a file has changed. In that case, messages about the files stay valid. */
export const isOnlyProgress = (files: readonly FileItem[], { id, status }: FileItem): boolean =>
  fileStatusOf(files, id) === status
