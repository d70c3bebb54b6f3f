import type { CodesSent } from '../../oneTimeCode/calls'
import type { CodeChannel, CodeProgress } from '../../oneTimeCode/oneTimeCode.types'

/** Where a code went that goes to what the insurer knew before; masked. */
export interface KnownChannel {
  /** By text message, where it does not say. */
  readonly channel?: CodeChannel | null | undefined
  readonly sentTo: string
}

/** The answer to having a code sent. */
export type CodeStarted = CodesSent & Partial<KnownChannel>

/** How far a customer has come with a case's code. */
export interface CaseCode extends CodeProgress {
  /** How it went out; `null` where the case itself says so. */
  readonly channel: CodeChannel | null
}
