import { normaliseCode } from './codes'
import type { CodeProgress } from './oneTimeCode.types'

/** What the writes of a code are told apart by: what the tab keeps. */
interface Written extends Pick<CodeProgress, 'attemptsLeft' | 'resendFrom'> {
  readonly key: string
}

/** What was typed. */
interface Typed {
  readonly code: string
  readonly confirmation: string
}

/** The key of sending a code again: the same until it was sent, over a reload too. */
export const resendKey = ({ key, resendFrom }: Written): string => `${key}-resend-${resendFrom}`

// Keys may be logged on their way: they tell codes apart, and do not say them.
const digestOf = (text: string): string =>
  [...text].reduce((sum, sign) => (Math.imul(sum, 31) + sign.charCodeAt(0)) >>> 0, 7).toString(36)

/**
 * The key of a check: that of the same codes is the same, however and whenever they were typed, so that one whose answer
 * was lost is known again after a reload. What was wrong leaves fewer attempts, and what comes then is another write.
 */
export const checkKey = ({ key, resendFrom, attemptsLeft, code, confirmation }: Written & Typed): string =>
  `${key}-check-${resendFrom}-${attemptsLeft}-${digestOf(`${normaliseCode(code)} ${normaliseCode(confirmation)}`)}`
