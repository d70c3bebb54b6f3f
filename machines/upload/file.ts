import type { TechnicalErrorType } from '../../src/api/technicalError'

/** What can be said against a file, beside that it did not arrive. */
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

/** A file as machines know it; the `File` itself stays in the files port. */
export interface FileItem {
  readonly id: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly mimeType: string
  /** `true` for a PDF that may need a password to be opened. */
  readonly isLocked?: boolean | undefined
  /** `missing`: chosen before a reload and not yet sent, so the customer has to choose it again. */
  readonly status: 'sending' | 'uploaded' | 'failed' | 'refused' | 'missing' | 'removing'
  /** How much has gone out, 0 to 1. */
  readonly progress: number
  /** The insurer's name for it, once uploaded. */
  readonly documentId: string | null
  /** Why it was refused, or did not arrive, or that the insurer could not remove it. */
  readonly problem: (typeof FILE_PROBLEMS)[number] | TechnicalErrorType | null
}

/** A file as the customer chose it. */
export type ChosenFile = Pick<FileItem, 'id' | 'name' | 'size' | 'mimeType' | 'isLocked'>

/** What the customer does with the files of a field. */
export type FileEvent =
  | { readonly type: 'file.added'; readonly field: string; readonly file: ChosenFile }
  | { readonly type: 'file.removed'; readonly id: string }
  | { readonly type: 'file.retried'; readonly id: string }

/** The file whose place a chosen one takes: one of the same name that a reload has kept from going out. */
export const missedBy = (files: readonly FileItem[], { name }: Pick<ChosenFile, 'name'>): FileItem | undefined =>
  files.find((file) => file.status === 'missing' && file.name === name)

/** The files with one more: at the end, or in the place of one that is missing. */
export const withAdded = (files: readonly FileItem[], added: FileItem): readonly FileItem[] => {
  const missed = missedBy(files, added)
  return missed === undefined ? [...files, added] : files.map((file) => (file === missed ? added : file))
}

/** Those of chosen files, in their order, that a field has room for. */
export const fitting = <Chosen extends Pick<ChosenFile, 'name'>>(
  files: readonly FileItem[],
  chosen: readonly Chosen[],
  max: number,
): readonly Chosen[] => {
  let missing = files.filter(({ status }) => status === 'missing')
  let room = max - files.length
  return chosen.filter((one) => {
    const missed = missedBy(missing, one)
    missing = missing.filter((file) => file !== missed)
    if (missed === undefined) room -= 1
    return missed !== undefined || room >= 0
  })
}

const statusOf = (files: readonly FileItem[], id: string): FileItem['status'] | undefined =>
  files.find((file) => file.id === id)?.status

/** Whether a file was lost by a reload: it is dropped without asking anybody. */
export const isMissing = (files: readonly FileItem[], id: string): boolean => statusOf(files, id) === 'missing'

/** A second press may come when the file is on its way again, or gone. */
export const canRetry = (files: readonly FileItem[], id: string): boolean => statusOf(files, id) === 'failed'

/** The same of what its upload is told to remove. */
export const canRemove = (files: readonly FileItem[], id: string): boolean =>
  !['missing', 'removing', undefined].includes(statusOf(files, id))

/** Whether only more of a file has gone out: nothing that was said of the files has become old. */
export const isOnlyFurther = (files: readonly FileItem[], { id, status }: FileItem): boolean =>
  statusOf(files, id) === status
