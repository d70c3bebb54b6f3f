/** A line of the transfer that can be copied; `all` copies every line. */
export type TransferLine = 'all' | 'accountHolder' | 'accountNumber' | 'reference' | 'amount' | 'swiftCode'

/** A line, and the transfer that it belongs to. */
interface LineOfTransfer {
  readonly line: TransferLine
  /** The name of the transfer; missing if the screen shows only one transfer. */
  readonly of?: string | undefined
}

/** A line to copy, with its text as the bank's form accepts it. */
export interface LineToCopy extends LineOfTransfer {
  readonly text: string
}

/** A line that was copied, or that the browser did not allow to copy. */
export interface CopyResult extends LineOfTransfer {
  readonly isCopied: boolean
}

/** The context of the copying machine. */
export interface CopyingContext {
  /** The line that is being copied or was copied last. Before the first copy, an empty `reference`. */
  readonly asked: LineToCopy
  /** The result of the last copy; `null` before the first one. */
  readonly copied: CopyResult | null
}

/** The customer copies a line. */
export interface LineCopied extends LineToCopy {
  readonly type: 'line.copied'
}
