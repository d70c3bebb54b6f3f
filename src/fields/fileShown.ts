/** A file as the customer sees it. All texts are ready to read. */
export interface FileShown<E extends { type: string }> {
  readonly id: string
  readonly name: string
  /** Whether a small picture of it may come: it has its place before it does. */
  readonly isPhoto?: boolean
  /** e.g. "1,2 MB" */
  readonly size: string
  readonly status: 'waiting' | 'sending' | 'uploaded' | 'failed' | 'refused' | 'missing' | 'removing'
  /** The status in words; of a file that cannot be taken, what to do. */
  readonly statusText: string
  /** Why it did not arrive, and what to do: the same for all that the network has failed, so it need not stand at each. */
  readonly reason?: string | undefined
  /** A warning that is shown before the file is sent. */
  readonly warning?: string | undefined
  /** From 0 to 1 while it is being sent, where known. */
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

const faults: readonly string[] = ['failed', 'refused', 'missing']

/** Whether a file did not arrive, and will not by itself. */
export const isFault = ({ status }: Pick<FileShown<never>, 'status'>): boolean => faults.includes(status)
