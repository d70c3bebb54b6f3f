/** A line of the transfer that can be copied; `all` of them at once. */
export type TransferLine = 'all' | 'accountHolder' | 'accountNumber' | 'reference' | 'amount' | 'swiftCode'

/** Which line, and of which transfer. */
interface OfTransfer {
  readonly line: TransferLine
  /** Of what it is, where transfers stand beside each other. */
  readonly of?: string | undefined
}

/** What is copied of a line: as the bank's form takes it. */
export interface Line extends OfTransfer {
  readonly text: string
}

/** A line that was copied, or that the browser did not let be. */
export interface Copied extends OfTransfer {
  readonly isCopied: boolean
}

/** What has been copied, as the screen reads it. */
export interface CopyingContext {
  /** What is being copied. */
  readonly asked: Line
  /** What was copied last, or could not be. */
  readonly copied: Copied | null
}

/** The customer wants a line to paste it elsewhere. */
export interface LineCopied extends Line {
  readonly type: 'line.copied'
}
