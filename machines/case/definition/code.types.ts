import type { CodesSent } from '../../oneTimeCode/calls'
import type { CodeChannel, CodeProgress } from '../../oneTimeCode/oneTimeCode.types'

/**
 * The contact data on file that the insurer sent a code to. A response contains it only if the code's channel is
 * `known`.
 */
export interface KnownChannel {
  /** The channel of the sent code. If missing, the insurer sent a text message. */
  readonly channel?: CodeChannel | null | undefined
  readonly sentTo: string
}

/** Response to the call that sends a code. */
export type CodeStarted = CodesSent & Partial<KnownChannel>

/** Progress of a case's one-time code. */
export interface CaseCode extends CodeProgress {
  /** The channel of the sent code; `null` if the case's definition fixes it. */
  readonly channel: CodeChannel | null
}
