/** A file as it is shown. All texts are already formatted. */
export interface ShownFile<E extends { type: string }> {
  readonly id: string
  readonly name: string
  /** True if a thumbnail may load. Space is reserved for it. */
  readonly isPhoto?: boolean
  /** e.g. "1,2 MB" */
  readonly size: string
  readonly status: 'waiting' | 'sending' | 'uploaded' | 'failed' | 'refused' | 'missing' | 'removing'
  /** The status in words. For a file that is not accepted, it says what to do. */
  readonly statusText: string
  /** The reason why the upload failed, and what to do. Each type of technical error has one text. */
  readonly reason?: string | undefined
  /** A warning that is shown before the file is sent. */
  readonly warning?: string | undefined
  /** From 0 to 1 during the upload, if known. */
  readonly progress?: number | undefined
  readonly retry?: FileAction<E> | undefined
  readonly remove?: FileAction<E> | undefined
}

interface FileAction<E> {
  /** e.g. "Eltávolítás" */
  readonly label: string
  /** e.g. "Eltávolítás: forgalmi.pdf" */
  readonly name: string
  readonly event: E
}

const failedStatuses: readonly string[] = ['failed', 'refused', 'missing']

/** Tells if an upload failed and is not retried automatically. */
export const hasUploadFailed = ({ status }: Pick<ShownFile<never>, 'status'>): boolean =>
  failedStatuses.includes(status)
