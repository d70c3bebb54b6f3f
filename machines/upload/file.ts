import type { FaultKind } from '../../src/api/fault'

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
  /** `missing`: chosen before a reload and not yet sent, so the customer has to choose it again. */
  readonly status: 'sending' | 'uploaded' | 'failed' | 'refused' | 'missing' | 'removing'
  /** How much has gone out, 0 to 1. */
  readonly progress: number
  /** The insurer's name for it, once uploaded. */
  readonly documentId: string | null
  /** Why it was refused, or did not arrive, or that the insurer could not remove it. */
  readonly problem: (typeof FILE_PROBLEMS)[number] | FaultKind | null
}

/** A file as the customer chose it. */
export type ChosenFile = Pick<FileItem, 'id' | 'name' | 'size' | 'mimeType'>

/** What the customer does with the files of a field. */
export type FileEvent =
  | { readonly type: 'file.added'; readonly field: string; readonly file: ChosenFile }
  | { readonly type: 'file.removed'; readonly id: string }
  | { readonly type: 'file.retried'; readonly id: string }

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
